import { useDoubtWords } from '@/components/calendar/week/doubt-words';
import { choicePillVariants } from '@/components/shared/ui/choice-pill';
import { IconButton } from '@/components/shared/ui/icon-button';
import { CircleAlert, CircleCheck, Plus, X } from '@/components/shared/ui/icons';
import { SelectField } from '@/components/shared/ui/select-field';
import { Switch } from '@/components/shared/ui/switch';
import type { CheckedVisit } from '@/lib/shared/domain/visits/check-visits';
import { type ArrangeDraft, MOST_VISITS, WEEKS } from '@/lib/shared/domain/visits/draft';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { formatClock } from '@/lib/shared/time/clock-words';
import { formatDay, formatShortDay } from '@/lib/shared/time/format';
import type { ActOnForm } from './use-arrange';

interface SeriesPartProps {
  draft: ArrangeDraft;
  act: ActOnForm;
  visits: readonly CheckedVisit[];
  zone: string;
}

export function SeriesPart({ draft, act, visits, zone }: SeriesPartProps) {
  const t = useTexts('arranged.series');
  const change = (next: Partial<ArrangeDraft>) => act({ type: 'changed', next });
  const last = visits.at(-1);
  return (
    <section className="grid gap-4">
      <div className="flex items-center gap-3">
        <Switch
          label={t('label')}
          isOn={draft.isSeries}
          onToggle={() => change({ isSeries: !draft.isSeries, leftOut: [], instead: {} })}
        />
        <div className="min-w-0">
          <p className="font-semibold" aria-hidden="true">
            {t('label')}
          </p>
          <p className="text-sm text-muted">{t('help')}</p>
        </div>
      </div>
      {draft.isSeries ? (
        <>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),12rem))] items-end gap-3">
            <SelectField
              id="arrange-every"
              label={t('every')}
              options={WEEKS.map((count) => ({
                value: String(count),
                label: t('weeks', { count }),
              }))}
              value={String(draft.everyWeeks)}
              onChange={({ target }) =>
                change({ everyWeeks: Number(target.value), leftOut: [], instead: {} })
              }
            />
            <SelectField
              id="arrange-count"
              label={t('visits')}
              options={Array.from({ length: MOST_VISITS - 1 }, (_, index) => String(index + 2)).map(
                (value) => ({ value, label: value }),
              )}
              value={String(draft.count)}
              onChange={({ target }) => change({ count: Number(target.value) })}
            />
            {last ? (
              <p className="pb-3 text-sm text-muted">
                {t('until', { day: formatDay(last.start, zone, t.locale) })}
              </p>
            ) : null}
          </div>
          <ul className="overflow-hidden rounded-lg border border-line">
            {visits.map((visit) => (
              <SeriesRow key={visit.date} visit={visit} draft={draft} change={change} zone={zone} />
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}

interface SeriesRowProps {
  visit: CheckedVisit;
  draft: ArrangeDraft;
  change: (next: Partial<ArrangeDraft>) => void;
  zone: string;
}

function SeriesRow({ visit, draft, change, zone }: SeriesRowProps) {
  const t = useTexts('arranged.series');
  const times = useTexts('calendar.times');
  const words = useDoubtWords(zone);
  const { date, start, isLeftOut, data, during } = visit;
  const { inTheWay, isPast, isTooFar, isBlocked, doubts, nearest } = visit;
  const day = formatShortDay(start, zone, t.locale);
  const isWrong = !isLeftOut && isBlocked;
  const said = () => {
    if (isLeftOut) return t('left');
    if (isPast) return words.past;
    if (isTooFar) return words.tooFar;
    if (data === null) return t('reading');
    if (inTheWay) return words.ofVisit(inTheWay, during);
    return t(doubts.length > 0 ? 'doubt' : 'free');
  };
  const Icon = isWrong || doubts.length > 0 ? CircleAlert : isLeftOut ? X : CircleCheck;

  return (
    <li
      className={`grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 border-line px-4 py-2 not-first:border-t ${
        isWrong ? 'bg-pending text-on-pending' : ''
      }`}
    >
      <Icon className="mt-3 flex-none" />
      <div className="min-w-0 py-2.5">
        <p className={isLeftOut ? 'text-muted line-through' : 'font-medium'}>
          {times('slot', { day, time: formatClock(start, zone, t.locale) })}
        </p>
        <p className="text-sm wrap-anywhere" role="status">
          {said()}
        </p>
        {isWrong && nearest.length > 0 ? (
          <fieldset className="m-0 mt-2 flex min-w-0 flex-wrap gap-2 border-0 p-0">
            <legend className="sr-only">{t('instead', { day })}</legend>
            {nearest.map((at) => (
              <button
                key={at}
                type="button"
                className={choicePillVariants({ className: 'text-text' })}
                onClick={() => change({ instead: { ...draft.instead, [date]: at } })}
              >
                {formatClock(at, zone, t.locale)}
              </button>
            ))}
          </fieldset>
        ) : null}
      </div>
      {isLeftOut ? (
        <IconButton
          aria-label={t('takeIn', { day })}
          onClick={() => change({ leftOut: draft.leftOut.filter((other) => other !== date) })}
        >
          <Plus />
        </IconButton>
      ) : (
        <IconButton
          aria-label={t('leaveOut', { day })}
          onClick={() => change({ leftOut: [...draft.leftOut, date] })}
        >
          <X />
        </IconButton>
      )}
    </li>
  );
}
