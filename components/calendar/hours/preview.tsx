import { HATCH } from '@/components/shared/ui/hatch';
import { headingVariants } from '@/components/shared/ui/heading';
import type { ScheduleConflicts } from '@/lib/shared/contract/schedules';
import { clockOf } from '@/lib/shared/domain/calendar/grid';
import type { TimeRange } from '@/lib/shared/domain/calendar/presets';
import {
  type KnownDay,
  type PreviewDay,
  type PreviewKind,
  previewDay,
  previewScale,
} from '@/lib/shared/domain/hours/preview';
import type { Schedule } from '@/lib/shared/domain/hours/schedule';
import { withCommas } from '@/lib/shared/texts/lists';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { dayParts } from '@/lib/shared/time/format';
import { type LocalDate, weekdayOf } from '@/lib/shared/time/local-date';
import { useRangeWords } from './range-words';

/** `outside` is no error: nothing is cancelled. */
const BLOCK_LOOKS: Record<PreviewKind, string> = {
  open: 'rounded-xs border-s-4 border-slot-available-line bg-slot-available',
  booked: 'rounded-xs bg-primary',
  outside: 'rounded-xs border-2 border-dashed border-on-pending bg-pending',
  elsewhere: `rounded-xs ${HATCH}`,
};

const KINDS = ['open', 'booked', 'outside', 'elsewhere'] as const satisfies readonly PreviewKind[];
const SCALE_STEP = 3 * 60;

interface PreviewProps {
  days: readonly KnownDay[];
  schedule: Schedule;
  /** The schedule with the person's own hours and pause. */
  worked: Schedule;
  conflicts: ScheduleConflicts;
  today: LocalDate;
}

export function Preview({ days, schedule, worked, conflicts, today }: PreviewProps) {
  const t = useTexts('hours.preview');
  const outside = new Set(conflicts.visits.map(({ id }) => id));
  const shown = days.map((day) => previewDay(day, worked, outside));
  const usual = days.map((day) => previewDay(day, schedule, outside));
  const hasElsewhere = shown.some(({ blocks }) => blocks.some(({ kind }) => kind === 'elsewhere'));
  const scale = previewScale(shown);
  const marks = Array.from(
    { length: Math.floor((scale.to - scale.from) / SCALE_STEP) + 1 },
    (_, index) => clockOf(scale.from + index * SCALE_STEP).slice(0, 2),
  );
  return (
    <section aria-labelledby="preview">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="preview" className={headingVariants({ size: 'small' })}>
          {t('heading')}
        </h2>
        <p className="text-sm text-muted">{t('zone')}</p>
      </div>
      {JSON.stringify(shown) === JSON.stringify(usual) ? null : (
        <p className="mb-3 text-sm">{t('own')}</p>
      )}
      <div className="flex gap-3 text-xs text-muted" aria-hidden="true">
        <span className="w-16 flex-none" />
        <span className="flex flex-1 justify-between">
          {marks.map((mark) => (
            <span key={mark}>{mark}</span>
          ))}
        </span>
      </div>
      <ul>
        {shown.map((day, index) => (
          <PreviewRow
            key={day.date}
            day={day}
            scale={scale}
            isToday={day.date === today}
            visits={days[index]?.visits ?? []}
            outside={outside}
          />
        ))}
      </ul>
      <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm" aria-hidden="true">
        {KINDS.filter((kind) => kind !== 'elsewhere' || hasElsewhere).map((kind) => (
          <li key={kind} className="flex items-center gap-2">
            <span className={`h-3.5 w-6 ${BLOCK_LOOKS[kind]}`} />
            {t(kind)}
          </li>
        ))}
        <li className="flex items-center gap-2">
          <span className={`h-3.5 w-6 rounded-xs ${HATCH}`} />
          {t('dayOff')}
        </li>
      </ul>
    </section>
  );
}

interface PreviewRowProps {
  day: PreviewDay;
  scale: TimeRange;
  isToday: boolean;
  visits: KnownDay['visits'];
  outside: ReadonlySet<string>;
}

function PreviewRow({ day, scale, isToday, visits, outside }: PreviewRowProps) {
  const t = useTexts('hours.preview');
  const wordsOf = useRangeWords();
  const { briefWeekday, day: number } = dayParts(day.date, t.locale);
  const percent = (minutes: number) => `${(minutes / (scale.to - scale.from)) * 100}%`;
  const ofKind = (kind: PreviewKind) => day.blocks.filter((block) => block.kind === kind);
  const lost = visits.filter(({ id }) => outside.has(id)).length;
  const closed = day.state === 'day-off' ? t('dayOff') : t('closed');
  const words = [
    day.state === 'open' ? t('openAt', { hours: wordsOf(ofKind('open')) }) : closed,
    ...(ofKind('elsewhere').length > 0 ? [t('elsewhere')] : []),
    ...(visits.length > lost ? [t('visits', { count: visits.length - lost })] : []),
    ...(lost > 0 ? [t('visitsOutside', { count: lost })] : []),
  ];
  return (
    <li
      className={`flex items-center gap-3 py-1${weekdayOf(day.date) === 0 ? ' mt-2' : ''}`}
      data-day={day.date}
    >
      <span className={`w-16 flex-none text-sm${isToday ? ' font-bold' : ''}`}>
        {briefWeekday} {number}
      </span>
      <span className="sr-only">{withCommas(words, t.locale)}</span>
      <span
        className={`relative h-5 flex-1 overflow-hidden rounded-xs text-xs/5 ${day.state === 'day-off' ? HATCH : 'bg-sunken'}`}
        aria-hidden="true"
      >
        {day.state === 'open' ? null : (
          <span className="absolute inset-y-0 start-2 rounded-xs bg-sunken px-1 text-muted">
            {closed}
          </span>
        )}
        {day.blocks.map((block) => (
          <span
            key={block.from}
            className={`absolute inset-y-0.5 ${BLOCK_LOOKS[block.kind]}`}
            style={{
              insetInlineStart: percent(block.from - scale.from),
              inlineSize: percent(block.to - block.from),
            }}
          />
        ))}
      </span>
    </li>
  );
}
