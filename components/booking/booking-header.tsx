import { ArrowLeft, Check, X } from 'lucide-react';
import Link from 'next/link';
import { Logo } from '@/components/site/logo';

const STEPS = ['Services', 'Time', 'Review'] as const;

interface BookingHeaderProps {
  /** 1 to 3; left out on pages outside the three steps, such as errors. */
  step?: 1 | 2 | 3;
  /** Where the arrow (or the x) at the start leads. */
  leave: { href: string; label: string; icon: 'back' | 'close' };
}

/** The head of the booking pages: a way back, the logo where there is room, and the three steps. */
export function BookingHeader({ step, leave }: BookingHeaderProps) {
  return (
    <header className="topbar-wrap">
      <div className="page topbar">
        <div className="row -ms-2.5 [--gap:.25rem]">
          <Link className="icon-btn" href={leave.href} aria-label={leave.label} prefetch={false}>
            {leave.icon === 'back' ? <ArrowLeft className="i flip" /> : <X className="i" />}
          </Link>
          <span className={step ? 'desk' : undefined}>
            <Logo />
          </span>
        </div>
        {step ? (
          <ol className="steps" aria-label={`Step ${step} of 3`}>
            {STEPS.map((name, index) => (
              <Step key={name} name={name} number={index + 1} now={step} />
            ))}
          </ol>
        ) : null}
        <span className="desk w-36" />
      </div>
    </header>
  );
}

function Step({ name, number, now }: { name: string; number: number; now: number }) {
  const state = number < now ? 'done' : number === now ? 'now' : '';
  return (
    <li className={state} aria-current={state === 'now' ? 'step' : undefined}>
      <b>{state === 'done' ? <Check className="i" aria-label="done" /> : number}</b>
      <span>{name}</span>
    </li>
  );
}
