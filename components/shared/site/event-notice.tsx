import { startOf } from '@/components/shared/time/event-times';
import { CalendarClock, CircleAlert } from '@/components/shared/ui/icons';
import { Note } from '@/components/shared/ui/note';
import type { Event } from '@/lib/shared/contract/events';
import { useTexts } from '@/lib/shared/texts/use-texts';

interface EventNoticeProps {
  event: Pick<Event, 'cancellation' | 'movedFrom' | 'changeWords' | 'language'>;
  zone: string;
}

/** That an event is cancelled, or what has changed since it was announced. */
export function EventNotice({ event, zone }: EventNoticeProps) {
  const t = useTexts('events.notice');
  const span = useTexts('events.span');
  const { cancellation, movedFrom, changeWords, language } = event;
  const isCancelled = cancellation !== null;
  const words = cancellation ?? changeWords;
  if (!isCancelled && movedFrom === null && !words) return null;
  const Icon = isCancelled ? CircleAlert : CalendarClock;
  return (
    <Note look={isCancelled ? 'error' : 'info'}>
      <Icon />
      <div className="min-w-0">
        <p className="font-semibold">
          {isCancelled
            ? t('cancelled')
            : movedFrom === null
              ? t('changed')
              : t('moved', { start: startOf(movedFrom, zone, span) })}
        </p>
        {words ? (
          <p className="whitespace-pre-line wrap-anywhere" lang={language || undefined} dir="auto">
            {words}
          </p>
        ) : null}
      </div>
    </Note>
  );
}
