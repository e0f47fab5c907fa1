import { useTexts } from '#texts';
import { HATCH } from '@/components/calendar/looks/hatch';
import { headingVariants } from '@/components/ui/heading';
import type { ScheduleConflicts } from '@/lib/contract/rows/api-schedule';
import { clockOf } from '@/lib/domain/calendar/grid';
import {
  type KnownDay,
  type PreviewKind,
  previewDay,
  previewScale,
} from '@/lib/domain/hours/preview';
import type { Schedule } from '@/lib/domain/hours/schedule';
import type { LocalDate } from '@/lib/time/local-date';
import { BLOCK_LOOKS } from './block-looks';
import { PreviewRow } from './preview-row';

const KINDS = ['open', 'booked', 'outside'] as const satisfies readonly PreviewKind[];
const SCALE_STEP = 3 * 60;

interface PreviewProps {
  days: readonly KnownDay[];
  schedule: Schedule;
  conflicts: ScheduleConflicts;
  today: LocalDate;
}

/** The next fourteen days as bars: what customers would be offered, and what is booked. */
export function Preview({ days, schedule, conflicts, today }: PreviewProps) {
  const t = useTexts('hours.preview');
  const outside = new Set(conflicts.visits.map(({ id }) => id));
  const shown = days.map((day) => previewDay(day, schedule, outside));
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
        {KINDS.map((kind) => (
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
