import { useTexts } from '#texts';
import { HATCH } from '@/components/calendar/looks/hatch';
import type { TimeRange } from '@/lib/domain/calendar/presets';
import type { KnownDay, PreviewDay, PreviewKind } from '@/lib/domain/hours/preview';
import { dayParts } from '@/lib/time/format';
import { weekdayOf } from '@/lib/time/local-date';
import { useRangeWords } from '../parts/range-words';
import { BLOCK_LOOKS } from './block-looks';

interface PreviewRowProps {
  day: PreviewDay;
  scale: TimeRange;
  isToday: boolean;
  visits: KnownDay['visits'];
  outside: ReadonlySet<string>;
}

/** One day as a bar, which says in words what it shows. */
export function PreviewRow({ day, scale, isToday, visits, outside }: PreviewRowProps) {
  const t = useTexts('hours.preview');
  const wordsOf = useRangeWords();
  const { weekday, day: number } = dayParts(day.date, t.locale);
  const percent = (minutes: number) => `${(minutes / (scale.to - scale.from)) * 100}%`;
  const ofKind = (kind: PreviewKind) => day.blocks.filter((block) => block.kind === kind);
  const lost = visits.filter(({ id }) => outside.has(id)).length;
  const closed = day.state === 'day-off' ? t('dayOff') : t('closed');
  const words = [
    day.state === 'open' ? t('openAt', { hours: wordsOf(ofKind('open')) }) : closed,
    ...(visits.length > lost ? [t('visits', { count: visits.length - lost })] : []),
    ...(lost > 0 ? [t('visitsOutside', { count: lost })] : []),
  ];
  return (
    <li
      className={`flex items-center gap-3 py-1${weekdayOf(day.date) === 0 ? ' mt-2' : ''}`}
      data-day={day.date}
    >
      <span className={`w-16 flex-none text-sm${isToday ? ' font-bold' : ''}`}>
        {weekday} {number}
      </span>
      <span className="sr-only">{words.join(', ')}</span>
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
