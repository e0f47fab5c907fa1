import { useTexts } from '#texts';
import { Clock, EyeOff } from '@/components/ui/icons';
import { Note } from '@/components/ui/note';
import type { Event } from '@/lib/contract/shapes/events';

const LOOKS = {
  pending: { look: 'info', Icon: Clock },
  rejected: { look: 'error', Icon: EyeOff },
  delisted: { look: 'error', Icon: EyeOff },
} as const;

/** Where the review of an event stands and why; nothing once the event is approved. */
export function ReviewNotice({ event: { status, statusReason } }: { event: Event }) {
  const t = useTexts('events.review');
  if (status === null || status === 'approved') return null;
  const { look, Icon } = LOOKS[status];
  return (
    <Note look={look}>
      <Icon />
      <div>
        <p>{t(status)}</p>
        {statusReason ? (
          <p className="wrap-anywhere">
            {t.rich('reason', {
              reason: statusReason,
              text: (chunks) => <span dir="auto">{chunks}</span>,
            })}
          </p>
        ) : null}
      </div>
    </Note>
  );
}
