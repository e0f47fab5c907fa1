import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { countOf } from '@/lib/domain/calendar/availability-messages';
import { countDays } from './apply-changes';
import type { Run } from './run-state';

interface RangeActionsProps {
  run: Run;
  isOnline: boolean;
  /** What the first try does: "Apply" or "Copy". */
  label: string;
  onApply: () => void;
  onStop: () => void;
  onClose: () => void;
}

function labelOf(run: Run, label: string): string {
  if (run.phase === 'running') return 'Applying…';
  if (run.phase === 'failed') return `Try ${countOf(countDays(run.rest), 'failed day')} again`;
  return run.phase === 'stopped' ? `Set the other ${countDays(run.rest)} days` : label;
}

/** The end of a dialog that applies to many days: away from it, and on with it. */
export function RangeActions(props: RangeActionsProps) {
  const { run, isOnline, label, onApply, onStop, onClose } = props;
  const isRunning = run.phase === 'running';
  const isBlocked = isRunning || !isOnline;
  return (
    <div className="sheet-end apart">
      {/* It stands before it speaks: a status that comes with its text is not read out. */}
      <p className={isOnline ? 'sr-only' : 'text-sm sheet-why'} id="range-offline" role="status">
        {isOnline ? null : 'You are offline. What you chose is kept.'}
      </p>
      <Button look="secondary" onClick={isRunning ? onStop : onClose}>
        {isRunning ? 'Stop' : 'Cancel'}
      </Button>
      <Button
        aria-disabled={isBlocked || undefined}
        aria-describedby={isOnline ? undefined : 'range-offline'}
        onClick={() => {
          if (!isBlocked) onApply();
        }}
      >
        {isRunning ? <Spinner /> : null}
        {labelOf(run, label)}
      </Button>
    </div>
  );
}
