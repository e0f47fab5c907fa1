import { Clock, EyeOff } from 'lucide-react';
import { Note } from '@/components/ui/note';
import type { Event } from '@/lib/contract/shapes/events';

const NOTICES = {
  pending: {
    tone: 'info',
    Icon: Clock,
    text: 'Your event is being reviewed, which takes less than 48 hours.',
  },
  rejected: {
    tone: 'error',
    Icon: EyeOff,
    text: 'Your event was not approved. Edit it to have it reviewed again.',
  },
  delisted: {
    tone: 'error',
    Icon: EyeOff,
    text: 'Your event was taken down. Edit it to have it reviewed again.',
  },
} as const;

/** Where the review of an event stands and why, as long as there is something to say. */
export function ReviewNotice({ event: { status, statusReason } }: { event: Event }) {
  if (status === null || status === 'approved') return null;
  const { tone, Icon, text } = NOTICES[status];
  return (
    <Note look={tone}>
      <Icon />
      <div>
        <p>{text}</p>
        {statusReason ? (
          <p className="[overflow-wrap:anywhere]">
            Reason: <span dir="auto">{statusReason}</span>
          </p>
        ) : null}
      </div>
    </Note>
  );
}
