import { ActionBar } from '@/components/shared/ui/action-bar';
import { Button } from '@/components/shared/ui/button';
import { Spinner } from '@/components/shared/ui/spinner';
import { weekMinutes } from '@/lib/shared/domain/hours/edit-week';
import { type WhatChanged, whatChanged } from '@/lib/shared/domain/hours/what-changed';
import { withCommas } from '@/lib/shared/texts/lists';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { passToSave } from './pass-to';
import { SaveFailure } from './save-failure';
import type { OpeningHoursState } from './use-opening-hours';

const PARTS = ['days', 'sets', 'daysOff', 'rules'] as const satisfies (keyof WhatChanged)[];

export type HoursPart = 'week' | 'daysOff' | 'rules';

const SAVE_TEXTS = { week: 'save', daysOff: 'saveDaysOff', rules: 'saveRules' } as const;

function saveTextOf({ days, sets, daysOff, rules }: WhatChanged, open: HoursPart) {
  const hasHours = days + sets > 0;
  if (!hasHours && daysOff + rules === 0) return SAVE_TEXTS[open];
  if (daysOff > 0 && !hasHours && rules === 0) return 'saveDaysOff';
  if (rules > 0 && !hasHours && daysOff === 0) return 'saveRules';
  return daysOff + rules > 0 ? 'saveAll' : 'save';
}

interface SaveBarProps {
  hours: OpeningHoursState;
  part: HoursPart;
  /** Days that do not follow the saved hours. */
  markedDays: number;
}

function showMarks() {
  const marks = document.querySelector<HTMLElement>('[data-own-marks]');
  marks?.scrollIntoView({ block: 'start' });
  marks?.querySelector('button')?.focus({ preventScroll: true });
}

export function SaveBar({ hours, part, markedDays }: SaveBarProps) {
  const t = useTexts('hours.save');
  const week = useTexts('hours.week');
  const marks = useTexts('hours.marks');
  const { state, conflicts, isChanged, isWrong } = hours;
  const { draft, saved, isSending, problem, message } = state;
  const minutes = weekMinutes(draft.sets[0]?.week ?? []);
  const changed = whatChanged(draft, saved.draft);
  // Some changes belong to no counted part, such as a new order of sets.
  const counted = PARTS.filter((part) => changed[part] > 0);
  const words = withCommas(
    counted.map((name) => t(name, { count: changed[name] })),
    t.locale,
  );
  const isOfHours = part === 'week' || changed.days + changed.sets > 0;
  const [total, outside] = [
    isOfHours ? t('total', { hours: Math.floor(minutes / 60), minutes: minutes % 60 }) : '',
    conflicts.total > 0 ? t('outside', { count: conflicts.total }) : '',
  ];
  return (
    <>
      {problem ? (
        <SaveFailure problem={problem} replace={t('replace')} onReplace={hours.save} />
      ) : null}
      <ActionBar
        className="-mx-gutter flex-wrap justify-end gap-x-1 gap-y-3"
        aria-label={t('label')}
      >
        <div className="min-w-24 flex-1">
          {/* The element is in the page before its text is, so that the text is read out. */}
          <p className="font-bold" role="status">
            {message}
          </p>
          {isChanged && !message ? <p className="font-bold">{words || t('changed')}</p> : null}
          {state.isJustSaved && markedDays > 0 ? (
            <Button
              look="ghost"
              size="small"
              className="-ms-3 text-start underline"
              onClick={showMarks}
            >
              {marks('heading', { count: markedDays })}
            </Button>
          ) : null}
          <p className="text-sm text-muted">
            {withCommas([isWrong ? week('fixFirst') : total, outside], t.locale)}
          </p>
        </div>
        {isChanged ? (
          <Button ref={passToSave} look="ghost" disabled={isSending} onClick={hours.undo}>
            {t('undo')}
          </Button>
        ) : null}
        <Button
          aria-disabled={!isChanged || isWrong || isSending}
          className="aria-disabled:cursor-not-allowed aria-disabled:bg-sunken aria-disabled:text-subtle"
          onClick={() => {
            if (isChanged && !isWrong && !isSending) void hours.save();
          }}
        >
          {isSending ? <Spinner /> : null}
          {isSending ? t('sending') : t(saveTextOf(changed, part))}
        </Button>
      </ActionBar>
    </>
  );
}
