import { CircleAlert, RotateCw, WifiOff, X } from 'lucide-react';
import { useTransition } from 'react';
import { Spinner } from '@/components/ui/spinner';

interface CalendarNoticesProps {
  isOnline: boolean;
  /** Whether there is anything of the week on show. */
  isKnown: boolean;
  /** Why the slots could not be fetched; null when they could. */
  error: string | null;
  /** Why the last change was taken back; null when it was not. */
  problem: string | null;
  onRetry: () => Promise<void>;
  onDismiss: () => void;
}

const SEEN_STAYS = 'You are offline. What you see stays; changes have to wait until you are back.';
const NOT_SEEN =
  'You are offline, and this week was not loaded before. It comes as soon as you are back.';

/** What went wrong, above the grid, which keeps what it knows (provider §4, §8). */
export function CalendarNotices(props: CalendarNoticesProps) {
  const { isOnline, isKnown, error, problem, onRetry, onDismiss } = props;
  return (
    <div className="stack cal-notices [--gap:.75rem]">
      {isOnline ? null : (
        <p className="note info" role="status">
          <WifiOff className="i" />
          {isKnown ? SEEN_STAYS : NOT_SEEN}
        </p>
      )}
      {error && isOnline ? <FetchFailure error={error} onRetry={onRetry} /> : null}
      {problem ? (
        <div className="note error" role="alert">
          <CircleAlert className="i" />
          <p className="grow">{problem}</p>
          <button
            type="button"
            className="icon-btn note-close"
            aria-label="Dismiss"
            onClick={onDismiss}
          >
            <X className="i" />
          </button>
        </div>
      ) : null}
    </div>
  );
}

type FetchFailureProps = Pick<CalendarNoticesProps, 'onRetry'> & { error: string };

function FetchFailure({ error, onRetry }: FetchFailureProps) {
  const [isRetrying, startRetry] = useTransition();
  return (
    <div className="note error" role="alert">
      <CircleAlert className="i" />
      <div className="grow">
        <p className="font-semibold">{error}</p>
        <button
          type="button"
          className="btn secondary sm mt-3"
          aria-disabled={isRetrying || undefined}
          onClick={() => {
            if (!isRetrying) startRetry(onRetry);
          }}
        >
          {isRetrying ? <Spinner /> : <RotateCw className="i" />}
          Retry
        </button>
      </div>
    </div>
  );
}
