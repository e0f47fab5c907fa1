import { ArrowLeft, Check, X } from 'lucide-react';
import Link from 'next/link';
import { Logo } from '@/components/site/logo';
import { iconButtonVariants } from '@/components/ui/icon-button';

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
      <div className="mx-auto w-full max-w-page px-gutter topbar">
        <div className="flex flex-wrap items-center gap-1 -ms-2.5">
          <Link
            className={iconButtonVariants()}
            href={leave.href}
            aria-label={leave.label}
            prefetch={false}
          >
            {leave.icon === 'back' ? <ArrowLeft className="rtl:-scale-x-100" /> : <X />}
          </Link>
          <span className={step ? 'max-lg:hidden' : undefined}>
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
        <span className="max-lg:hidden w-36" />
      </div>
    </header>
  );
}

function Step({ name, number, now }: { name: string; number: number; now: number }) {
  const state = number < now ? 'done' : number === now ? 'now' : '';
  return (
    <li className={state} aria-current={state === 'now' ? 'step' : undefined}>
      <b>{state === 'done' ? <Check aria-label="done" /> : number}</b>
      <span>{name}</span>
    </li>
  );
}
