import { Clock } from 'lucide-react';
import { Note } from '@/components/ui/note';
import { formatDateRange } from '@/lib/domain/calendar/availability-messages';
import type { ClockChange } from '@/lib/domain/calendar/clock-change';
import { clockOf } from '@/lib/domain/calendar/grid';

function wordsOf({ date, kind, from, to }: ClockChange): string {
  const day = formatDateRange(date, date);
  const hour = `${clockOf(from)} to ${clockOf(to)}`;
  return kind === 'skipped'
    ? `On ${day} the clock skips ${hour}; that time is left out.`
    : `On ${day} the clock shows ${hour} twice; both are set.`;
}

/** Says what a change of the clock means for what is about to be set. */
export function ClockNotes({ changes }: { changes: readonly ClockChange[] }) {
  if (changes.length === 0) return null;
  return (
    <Note look="info">
      <Clock />
      <div className="min-w-0 flex-1">
        {changes.map((change) => (
          <p key={change.date}>
            <bdi>{wordsOf(change)}</bdi>
          </p>
        ))}
      </div>
    </Note>
  );
}
