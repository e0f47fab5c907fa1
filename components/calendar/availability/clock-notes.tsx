import { useTexts } from '#texts';
import { Clock } from '@/components/ui/icons';
import { Note } from '@/components/ui/note';
import type { ClockChange } from '@/lib/domain/calendar/clock-change';
import { formatDate } from '@/lib/domain/calendar/date-words';
import { clockOf } from '@/lib/domain/calendar/grid';

/** Says what a clock change means for the time that is about to be set. */
export function ClockNotes({ changes }: { changes: readonly ClockChange[] }) {
  const t = useTexts('calendar.availability.clock');
  if (changes.length === 0) return null;
  return (
    <Note look="info">
      <Clock />
      <div className="min-w-0 flex-1">
        {changes.map(({ date, kind, from, to }) => (
          <p key={date}>
            <bdi>
              {t(kind, { day: formatDate(date, t.locale), from: clockOf(from), to: clockOf(to) })}
            </bdi>
          </p>
        ))}
      </div>
    </Note>
  );
}
