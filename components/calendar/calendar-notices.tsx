import { CircleAlert, RotateCw, WifiOff, X } from 'lucide-react';

interface CalendarNoticesProps {
  isOnline: boolean;
  /** Why the slots could not be fetched; null when they could. */
  error: string | null;
  /** Why the last change was taken back; null when it was not. */
  problem: string | null;
  onRetry: () => void;
  onDismiss: () => void;
}

/** What went wrong, above the grid, which keeps what it knows (provider §4, §8). */
export function CalendarNotices(props: CalendarNoticesProps) {
  const { isOnline, error, problem, onRetry, onDismiss } = props;
  return (
    <div className="stack cal-notices [--gap:.75rem]">
      {isOnline ? null : (
        <p className="note info" role="status">
          <WifiOff className="i" />
          You are offline. What you see stays; changes have to wait until you are back.
        </p>
      )}
      {error && isOnline ? (
        <div className="note error" role="alert">
          <CircleAlert className="i" />
          <div className="grow">
            <p className="font-semibold">{error}</p>
            <button type="button" className="btn secondary sm mt-3" onClick={onRetry}>
              <RotateCw className="i" />
              Retry
            </button>
          </div>
        </div>
      ) : null}
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
