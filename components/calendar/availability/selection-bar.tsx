import { CircleAlert, Undo2 } from 'lucide-react';
import { useTexts } from '#texts';
import { Button } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { Spinner } from '@/components/ui/spinner';
import { formatDuration } from '@/lib/domain/booking/duration';
import { countOf, formatDates } from '@/lib/domain/calendar/availability-messages';
import type { Mark } from '@/lib/domain/calendar/plan';
import type { Picked } from '@/lib/domain/calendar/selection';
import { SLOT_MINUTES } from '@/lib/domain/calendar/slots';
import type { Texts } from '@/lib/texts/texts';
import type { Outcome } from './application-words';
import type { Progress } from './apply-changes';
import { MarkAs } from './mark-as';
import { spokenProgress } from './run-state';
import { SpokenNote } from './spoken-note';

interface SelectionBarProps {
  picked: Picked;
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

/** "5 h 30 min on 3 days", or the day itself when it is one; what is under way, or in the way. */
function wordsOf(
  { picked, progress, isOnline }: SelectionBarProps,
  t: Texts<'ui.duration'>,
): string {
  if (progress) return spokenProgress(progress);
  if (!isOnline) return 'You are offline. What you selected is kept.';
  if (picked.size === 0) return 'Select slots in the calendar first.';
  const dates = [...new Set(picked.values())];
  const where = dates.length === 1 ? formatDates(dates) : countOf(dates.length, 'day');
  return `${formatDuration(picked.size * SLOT_MINUTES, t)} on ${where}`;
}

/** What is picked, what it is to become, and the way on and back; sticky at the page's end. */
export function SelectionBar(props: SelectionBarProps) {
  const t = useTexts('ui.duration');
  const { picked, mark, progress, outcome, isOnline, undo, onMark, onUndo, onApply } = props;
  const isBlocked = progress !== null || !isOnline || picked.size === 0;
  const canUndo = undo !== null && progress === null && (undo === 'stroke' || isOnline);
  return (
    <section className="actionbar editbar" aria-label="Selected slots">
      <OutcomeNote outcome={outcome} />
      <p className="editbar-sum" aria-live="polite">
        <b>
          <bdi>{countOf(picked.size, 'slot')} selected</bdi>
        </b>
        <span className="text-sm text-muted" id="apply-why">
          <bdi>{wordsOf(props, t)}</bdi>
        </span>
      </p>
      <span className="max-lg:hidden sm editbar-mark" aria-hidden="true">
        Mark as
      </span>
      <MarkAs name="mark" value={mark} isDisabled={progress !== null} onChange={onMark} />
      <Button
        look="secondary"
        className="editbar-undo"
        aria-disabled={!canUndo || undefined}
        aria-label={undo === 'application' ? 'Undo the last change' : 'Undo'}
        onClick={() => {
          if (canUndo) onUndo();
        }}
      >
        <Undo2 className="rtl:-scale-x-100" />
        Undo
      </Button>
      <Button
        className="editbar-apply"
        aria-disabled={isBlocked || undefined}
        aria-describedby="apply-why"
        onClick={() => {
          if (!isBlocked) onApply();
        }}
      >
        {progress ? <Spinner /> : null}
        <bdi>{progress ? `${progress.done} of ${countOf(progress.days, 'day')}` : 'Apply'}</bdi>
      </Button>
    </section>
  );
}

function OutcomeNote({ outcome }: { outcome: Outcome | null }) {
  return (
    <>
      <SpokenNote text={outcome && !outcome.isError ? outcome.text : null} />
      {outcome?.isError ? (
        <Note look="error" role="alert">
          <CircleAlert />
          <div className="min-w-0 flex-1">
            <p>
              <b>
                <bdi>{outcome.text}</bdi>
              </b>
            </p>
            {outcome.reason ? <p dir="auto">{outcome.reason}</p> : null}
          </div>
        </Note>
      ) : null}
    </>
  );
}
