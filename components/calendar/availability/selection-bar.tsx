import { CircleAlert, CircleCheck, Undo2 } from 'lucide-react';
import { Spinner } from '@/components/ui/spinner';
import { countOf, formatDates } from '@/lib/domain/availability-messages';
import type { Mark, Statuses } from '@/lib/domain/availability-plan';
import { formatDuration } from '@/lib/domain/duration';
import { localDay } from '@/lib/domain/format';
import { SLOT_MINUTES } from '@/lib/domain/slots';
import type { Progress } from './apply-changes';
import { MarkAs } from './mark-as';
import type { Outcome } from './use-application';

interface SelectionBarProps {
  picked: Statuses;
  zone: string;
  mark: Mark;
  progress: Progress | null;
  outcome: Outcome | null;
  isOnline: boolean;
  /** What Undo would take back; null when there is nothing. */
  undo: 'stroke' | 'application' | null;
  onMark: (mark: Mark) => void;
  onUndo: () => void;
  onApply: () => void;
}

/** "5 h 30 min on 3 days", or the day itself when it is one. */
function wordsOf(picked: Statuses, zone: string): string {
  const dates = [...picked.keys()].map((at) => localDay(new Date(at).toISOString(), zone));
  const days = new Set(dates).size;
  const where = days === 1 ? formatDates(dates) : countOf(days, 'day');
  return `${formatDuration(picked.size * SLOT_MINUTES)} on ${where}`;
}

function reasonOf({ picked, progress, isOnline }: SelectionBarProps): string | null {
  if (progress) return null;
  if (!isOnline) return 'You are offline. What you selected is kept.';
  return picked.size === 0 ? 'Select slots in the calendar first.' : null;
}

/** What is picked, what it is to become, and the way on and back; sticky at the page's end. */
export function SelectionBar(props: SelectionBarProps) {
  const { picked, zone, mark, progress, outcome, undo, onMark, onUndo, onApply } = props;
  const reason = reasonOf(props);
  const isBlocked = progress !== null || reason !== null;
  const canUndo = undo !== null && progress === null && (undo === 'stroke' || props.isOnline);
  return (
    <section className="actionbar editbar" aria-label="Selected slots">
      {outcome ? <OutcomeNote {...outcome} /> : null}
      <p className="editbar-sum" aria-live="polite">
        <b>{countOf(picked.size, 'slot')} selected</b>
        <span className="sm muted" id="apply-why">
          {reason ?? wordsOf(picked, zone)}
        </span>
      </p>
      <span className="desk sm editbar-mark" aria-hidden="true">
        Mark as
      </span>
      <MarkAs name="mark" value={mark} isDisabled={progress !== null} onChange={onMark} />
      <button
        type="button"
        className="btn secondary editbar-undo"
        aria-disabled={!canUndo || undefined}
        aria-label={undo === 'application' ? 'Undo the last change' : 'Undo'}
        onClick={() => {
          if (canUndo) onUndo();
        }}
      >
        <Undo2 className="i" />
        Undo
      </button>
      <button
        type="button"
        className="btn editbar-apply"
        aria-disabled={isBlocked || undefined}
        aria-describedby="apply-why"
        onClick={() => {
          if (!isBlocked) onApply();
        }}
      >
        {progress ? <Spinner /> : null}
        {progress ? `${progress.done} of ${countOf(progress.days, 'day')}` : 'Apply'}
      </button>
    </section>
  );
}

function OutcomeNote({ isError, text, reason }: Outcome) {
  const Icon = isError ? CircleAlert : CircleCheck;
  return (
    <div className={`note ${isError ? 'error' : 'ok'}`} role={isError ? 'alert' : 'status'}>
      <Icon className="i" />
      <div className="grow">
        <p>
          <b>{text}</b>
        </p>
        {reason ? <p>{reason}</p> : null}
      </div>
    </div>
  );
}
