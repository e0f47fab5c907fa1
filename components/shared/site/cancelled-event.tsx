import { CircleAlert } from '@/components/shared/ui/icons';
import { Note } from '@/components/shared/ui/note';
import { useTexts } from '@/lib/shared/texts/use-texts';

interface CancelledEventProps {
  /** `cancellation` holds the organiser's words, maybe ""; null if the event takes place. */
  event: { cancellation: string | null; language: string };
}

export function CancelledEvent({ event: { cancellation, language } }: CancelledEventProps) {
  const t = useTexts('events.cancelled');
  if (cancellation === null) return null;
  return (
    <Note look="error">
      <CircleAlert />
      <div className="min-w-0">
        <p className="font-semibold">{t('cancelled')}</p>
        {cancellation ? (
          <p className="whitespace-pre-line wrap-anywhere" lang={language || undefined} dir="auto">
            {cancellation}
          </p>
        ) : null}
      </div>
    </Note>
  );
}
