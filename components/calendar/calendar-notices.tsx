import { CircleAlert, RotateCw, WifiOff } from 'lucide-react';
import { useTransition } from 'react';
import { activeCell } from '@/components/calendar/grid/slot-of';
import { Button } from '@/components/ui/button';
import { Note, noteVariants } from '@/components/ui/note';
import { passFocus } from '@/components/ui/pass-focus';
import { Spinner } from '@/components/ui/spinner';

interface CalendarNoticesProps {
  isOnline: boolean;
  /** Whether there is anything of the week on show. */
  isKnown: boolean;
  /** Why the slots could not be fetched; null when they could. */
  error: string | null;
  onRetry: () => Promise<void>;
}

const SEEN_STAYS = 'You are offline. What you see stays; changes have to wait until you are back.';
const NOT_SEEN =
  'You are offline, and this week was not loaded before. It comes as soon as you are back.';

/**
 * Why the calendar may be out of date, above the grid, which keeps what it has (CAL-036, CAL-038).
 * Both regions stand empty first: a live region inserted with its text is not read out.
 */
export function CalendarNotices({ isOnline, isKnown, error, onRetry }: CalendarNoticesProps) {
  return (
    <div className="cal-notices">
      <div role="status">
        {isOnline ? null : (
          <p className={noteVariants({ look: 'info' })}>
            <WifiOff />
            {isKnown ? SEEN_STAYS : NOT_SEEN}
          </p>
        )}
      </div>
      <div role="alert">
        {error && isOnline ? <FetchFailure error={error} onRetry={onRetry} /> : null}
      </div>
    </div>
  );
}

const passToGrid = passFocus(activeCell);

type FetchFailureProps = Pick<CalendarNoticesProps, 'onRetry'> & { error: string };

function FetchFailure({ error, onRetry }: FetchFailureProps) {
  const [isRetrying, startRetry] = useTransition();
  return (
    <Note look="error" ref={passToGrid}>
      <CircleAlert />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{error}</p>
        <Button
          look="secondary"
          size="small"
          className="mt-3"
          aria-disabled={isRetrying || undefined}
          onClick={() => {
            if (!isRetrying) startRetry(onRetry);
          }}
        >
          {isRetrying ? <Spinner /> : <RotateCw />}
          Retry
        </Button>
      </div>
    </Note>
  );
}
