import { cva } from 'class-variance-authority';
import { Button } from '@/components/shared/ui/button';
import { CircleAlert, CircleCheck, Undo2 } from '@/components/shared/ui/icons';
import { Note, noteVariants } from '@/components/shared/ui/note';
import { Spinner } from '@/components/shared/ui/spinner';
import { formatDuration } from '@/lib/shared/domain/booking/duration';
import type { ShownResult } from '@/lib/shared/domain/calendar/availability-mode';
import { formatDates } from '@/lib/shared/domain/calendar/date-words';
import type { Mark } from '@/lib/shared/domain/calendar/plan';
import type { Picked } from '@/lib/shared/domain/calendar/selection';
import { SLOT_MINUTES } from '@/lib/shared/domain/calendar/slots';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { MarkAs } from './mark-as';

export const endBarVariants = cva(
  'sticky bottom-(--language-bar) z-sticky -mx-gutter mt-6 items-center border-t border-line bg-surface pt-3 safe-end shadow-bar max-lg:safe-x max-sm:mt-0 print:hidden',
  {
    variants: {
      look: {
        button: 'flex gap-3 lg:hidden',
        selection:
          'grid grid-cols-[minmax(0,1fr)_auto] gap-3 [--edge:max(var(--gutter),calc((100vw-var(--page))/2))] lg:-mx-(--edge) lg:grid-cols-[minmax(0,1fr)_auto_auto_auto_auto] lg:gap-x-4 lg:px-(--edge)',
      },
    },
  },
);

interface SelectionBarProps {
  picked: Picked;
  mark: Mark;
  pending: number | null;
  result: ShownResult | null;
  isOnline: boolean;
  undo: 'selection' | 'change' | null;
  onMark: (mark: Mark) => void;
  onUndo: () => void;
  onApply: () => void;
}

type SummaryProps = Pick<SelectionBarProps, 'picked' | 'pending' | 'isOnline'>;

/** "5 h 30 min on 3 days", or one day's date. */
function Summary({ picked, pending, isOnline }: SummaryProps) {
  const t = useTexts('calendar.availability.selection');
  const texts = {
    progress: useTexts('calendar.availability.progress'),
    dates: useTexts('calendar.dates'),
    duration: useTexts('ui.duration'),
  };
  if (pending !== null) return texts.progress('start', { days: pending });
  if (!isOnline) return t('offline');
  if (picked.size === 0) return t('nothing');
  const dates = [...new Set(picked.values())];
  const duration = formatDuration(picked.size * SLOT_MINUTES, texts.duration);
  return dates.length === 1
    ? t('timeOnDate', { duration, date: formatDates(dates, texts.dates) })
    : t('timeOnDays', { duration, days: dates.length });
}

export function SelectionBar(props: SelectionBarProps) {
  const t = useTexts('calendar.availability.selection');
  const actions = useTexts('calendar.availability.actions');
  const { picked, mark, pending, result, isOnline, undo, onMark, onUndo, onApply } = props;
  const isBlocked = pending !== null || !isOnline || picked.size === 0;
  const canUndo = undo !== null && pending === null && (undo === 'selection' || isOnline);
  return (
    <section
      className={endBarVariants({ look: 'selection' })}
      data-end-bar="selection"
      aria-label={t('label')}
    >
      <ResultNote result={result} />
      <p className="grid" aria-live="polite">
        <b className="text-[length:var(--text-lg)]">
          <bdi>{t('count', { count: picked.size })}</bdi>
        </b>
        <span className="text-sm text-muted" id="selection-summary">
          <bdi>
            <Summary picked={picked} pending={pending} isOnline={isOnline} />
          </bdi>
        </span>
      </p>
      <span className="text-end text-sm font-semibold max-lg:hidden" aria-hidden="true">
        {t('markAs')}
      </span>
      <MarkAs
        name="mark"
        className="max-lg:col-span-full lg:w-auto"
        value={mark}
        isDisabled={pending !== null}
        onChange={onMark}
      />
      <Button
        look="secondary"
        className={`max-lg:col-start-2 ${result ? 'max-lg:row-start-2' : 'max-lg:row-start-1'}`}
        aria-disabled={!canUndo || undefined}
        aria-label={undo === 'change' ? t('undoChange') : t('undo')}
        onClick={() => {
          if (canUndo) onUndo();
        }}
      >
        <Undo2 className="max-phone:hidden rtl:-scale-x-100" />
        {t('undo')}
      </Button>
      <Button
        className="max-lg:col-span-full"
        aria-disabled={isBlocked || undefined}
        aria-describedby="selection-summary"
        onClick={() => {
          if (!isBlocked) onApply();
        }}
      >
        {pending === null ? null : <Spinner />}
        {pending === null ? t('apply') : actions('running')}
      </Button>
    </section>
  );
}

const PLACE = 'col-span-full max-h-[30dvh] overflow-auto py-3!';

function ResultNote({ result }: { result: ShownResult | null }) {
  const success = result && !result.isError ? result.text : null;
  return (
    <>
      {/* The element is in the page before its text is, so that the text is announced. */}
      <div
        role="status"
        className={success ? noteVariants({ look: 'success', className: PLACE }) : 'sr-only'}
      >
        {success ? (
          <>
            <CircleCheck />
            <b className="min-w-0 flex-1">
              <bdi>{success}</bdi>
            </b>
          </>
        ) : null}
      </div>
      {result?.isError ? (
        <Note look="error" className={PLACE} role="alert">
          <CircleAlert />
          <div className="min-w-0 flex-1">
            <p>
              <b>
                <bdi>{result.text}</bdi>
              </b>
            </p>
            {result.reason ? <p dir="auto">{result.reason}</p> : null}
          </div>
        </Note>
      ) : null}
    </>
  );
}
