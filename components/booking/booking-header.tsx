import type { ReactNode } from 'react';
import { LanguageButton } from '@/components/shared/languages/language-button';
import { PageLink } from '@/components/shared/links/page-link';
import { Logo } from '@/components/shared/site/logo';
import { iconButtonVariants } from '@/components/shared/ui/icon-button';
import { ArrowLeft, Check, X } from '@/components/shared/ui/icons';
import { pageVariants } from '@/components/shared/ui/page';
import { useTexts } from '@/lib/shared/texts/use-texts';

const STEPS = ['services', 'time', 'review'] as const;

interface BookingHeaderProps {
  /** Left out outside the three steps, as on errors. */
  step?: 1 | 2 | 3;
  leave: { href: string; way: 'back' | 'toProfile' | 'toServices' | 'close' };
}

export function BookingHeader({ step, leave }: BookingHeaderProps) {
  const t = useTexts('booking.header');
  return (
    <HeaderBar>
      <div className="-ms-2.5 flex flex-wrap items-center gap-1">
        <PageLink className={iconButtonVariants()} href={leave.href} aria-label={t(leave.way)}>
          {leave.way === 'close' ? <X /> : <ArrowLeft className="rtl:-scale-x-100" />}
        </PageLink>
        <span className={step ? 'max-lg:hidden' : undefined}>
          <Logo />
        </span>
      </div>
      {step ? (
        <ol
          className="flex flex-wrap items-center gap-2 text-sm font-semibold"
          aria-label={t('stepOf', { step })}
        >
          {STEPS.map((name, index) => (
            <Step key={name} name={name} number={index + 1} current={step} />
          ))}
        </ol>
      ) : null}
      <div className="-me-3 flex justify-end max-tiny:hidden lg:min-w-36">
        <LanguageButton />
      </div>
    </HeaderBar>
  );
}

export function HeaderBar({ children }: { children: ReactNode }) {
  return (
    <header className="border-b border-line bg-bg print:hidden">
      <div
        className={pageVariants({
          className: 'flex min-h-16 flex-wrap items-center justify-between gap-x-4 md:min-h-19',
        })}
      >
        {children}
      </div>
    </header>
  );
}

const LOOKS = {
  done: { step: 'text-muted', number: 'border-primary bg-primary text-on-primary' },
  current: { step: 'text-text', number: 'border-cypress bg-highlight text-on-highlight' },
  ahead: { step: 'text-subtle', number: 'border-line-strong' },
} as const;

interface StepProps {
  name: (typeof STEPS)[number];
  number: number;
  current: number;
}

function Step({ name, number, current }: StepProps) {
  const t = useTexts('booking.header');
  const state = number < current ? 'done' : number === current ? 'current' : 'ahead';
  return (
    <li
      className={`flex items-center gap-2 not-first:before:h-0.5 not-first:before:w-[clamp(0.75rem,3vw,2.5rem)] not-first:before:bg-line-strong ${LOOKS[state].step}`}
      aria-current={state === 'current' ? 'step' : undefined}
    >
      <b
        className={`grid size-7 place-items-center rounded-pill border-2 text-xs ${LOOKS[state].number}`}
      >
        {state === 'done' ? <Check aria-label={t('done')} /> : number}
      </b>
      <span className={state === 'current' ? undefined : 'max-sm:hidden'}>{t(name)}</span>
    </li>
  );
}
