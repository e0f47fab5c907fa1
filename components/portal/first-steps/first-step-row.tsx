import { StatusBadge } from '@/components/listings/owner/status-badge';
import { coveringLinkVariants } from '@/components/shared/links/covering-look';
import { PageLink } from '@/components/shared/links/page-link';
import { buttonVariants } from '@/components/shared/ui/button';
import { headingVariants } from '@/components/shared/ui/heading';
import { Check, ChevronRight, Lock } from '@/components/shared/ui/icons';
import type { FirstStep, FirstStepName } from '@/lib/shared/domain/listings/first-steps';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { type StepFacts, stepLink, stepPath, useStepWords } from './step-words';

const MARKS = {
  done: 'bg-soft text-on-soft',
  now: 'border-2 border-text bg-highlight text-on-highlight',
  later: 'border-2 border-line-strong text-muted',
} as const;

interface FirstStepRowProps extends FirstStep {
  position: number;
  facts: StepFacts;
}

export function FirstStepRow({ name, state, position, facts }: FirstStepRowProps) {
  const t = useTexts('portal.firstSteps');
  const words = useStepWords(name, state, facts);
  const link = state === 'now' ? stepLink(name, facts) : null;
  const place = link ? null : stepPath(name, facts);
  return (
    <li
      className={`relative flex gap-4 border-b border-line p-4 last:border-b-0${state === 'now' ? ' bg-wash' : ''}`}
      data-step={name}
      data-state={state}
    >
      <span
        className={`grid size-8 flex-none place-items-center rounded-full font-bold ${MARKS[state]}`}
        aria-hidden="true"
      >
        {state === 'done' ? <Check /> : position}
      </span>
      <div className="grid min-w-0 flex-1 gap-1">
        <h3 className={headingVariants({ face: 'name', className: 'text-base' })}>
          {place ? (
            <PageLink className={coveringLinkVariants({ around: 'partOfCard' })} href={place}>
              {t(name)}
            </PageLink>
          ) : (
            t(name)
          )}{' '}
          <span className="sr-only">({t(state)})</span>
        </h3>
        {words.name ? (
          <p className="text-sm text-muted wrap-anywhere">
            <bdi>{words.name}</bdi>
          </p>
        ) : null}
        <StepStatus name={name} facts={facts} />
        {words.lines.map((line) => (
          <p key={line} className="text-sm text-muted wrap-anywhere">
            <bdi>{line}</bdi>
          </p>
        ))}
        {link ? (
          <PageLink
            className={buttonVariants({ className: 'mt-2 sm:justify-self-start' })}
            href={link.href}
          >
            {t(link.label)}
          </PageLink>
        ) : null}
      </div>
      {place ? <RowEnd isLocked={state === 'later' && name === 'share'} /> : null}
    </li>
  );
}

function RowEnd({ isLocked }: { isLocked: boolean }) {
  if (isLocked) return <Lock className="self-center text-muted" />;
  return <ChevronRight className="self-center text-muted rtl:-scale-x-100" />;
}

function StepStatus({ name, facts: { service } }: { name: FirstStepName; facts: StepFacts }) {
  if (name !== 'service' || service === null || service.status === null) return null;
  return <StatusBadge status={service.status} className="justify-self-start" />;
}
