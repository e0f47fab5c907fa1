import { useTransition } from 'react';
import { activeCell } from '@/components/calendar/grid/slot-of';
import type { FetchFailure } from '@/components/calendar/week/calendar-weeks';
import { Button } from '@/components/ui/button';
import { CircleAlert, RotateCw, WifiOff } from '@/components/ui/icons';
import { Note, noteVariants } from '@/components/ui/note';
import { passFocus } from '@/components/ui/pass-focus';
import { Spinner } from '@/components/ui/spinner';
import { useTexts } from '@/lib/texts/use-texts';

interface CalendarNoticesProps {
  isOnline: boolean;
  /** Whether there is anything of the week on show. */
  isKnown: boolean;
  /** Why the slots could not be fetched; null when they could. */
  error: FetchFailure | null;
  onRetry: () => Promise<unknown>;
}

/**
 * Why the calendar may be out of date, above the grid, which keeps what it has (CAL-036, CAL-038).
 * Both regions are empty first: screen readers do not announce a region that comes with its text.
 */
export function CalendarNotices({ isOnline, isKnown, error, onRetry }: CalendarNoticesProps) {
  const t = useTexts('calendar.notices');
  return (
    <div>
      <div role="status">
        {isOnline ? null : (
          <p className={noteVariants({ look: 'info', className: 'mt-4' })}>
            <WifiOff />
            {t(isKnown ? 'offline' : 'offlineUnseen')}
          </p>
        )}
      </div>
      <div role="alert">
        {error && isOnline ? <FailureNote error={error} onRetry={onRetry} /> : null}
      </div>
    </div>
  );
}

const passToGrid = passFocus(activeCell);

type FailureNoteProps = Pick<CalendarNoticesProps, 'onRetry'> & { error: FetchFailure };

function FailureNote({ error, onRetry }: FailureNoteProps) {
  const t = useTexts('calendar.notices');
  const [isRetrying, startRetry] = useTransition();
  return (
    <Note look="error" className="mt-4" ref={passToGrid}>
      <CircleAlert />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{typeof error === 'string' ? error : t.of(error)}</p>
        <Button
          look="secondary"
          size="small"
          className="mt-3"
          aria-disabled={isRetrying || undefined}
          onClick={() => {
            if (!isRetrying) startRetry(async () => void (await onRetry()));
          }}
        >
          {isRetrying ? <Spinner /> : <RotateCw />}
          {t('retry')}
        </Button>
      </div>
    </Note>
  );
}
