import { useEffect, useTransition } from 'react';
import type { useSlotActions } from '@/components/calendar/dialogs/use-slot-actions';
import { activeCell } from '@/components/calendar/grid/slot-of';
import type { FetchFailure } from '@/components/calendar/week/calendar-weeks';
import { Button } from '@/components/shared/ui/button';
import { CircleAlert, RotateCw, WifiOff } from '@/components/shared/ui/icons';
import { Note, noteVariants } from '@/components/shared/ui/note';
import { passFocus } from '@/components/shared/ui/pass-focus';
import { Spinner } from '@/components/shared/ui/spinner';
import { Toasts } from '@/components/shared/ui/toast';
import { useTexts } from '@/lib/shared/texts/use-texts';

interface CalendarNoticesProps {
  isOnline: boolean;
  isKnown: boolean;
  error: FetchFailure | null;
  onRetry: () => Promise<unknown>;
}

/** The regions are in the page before their text, to be announced. */
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
        {error && isOnline ? <LoadFailure error={error} onRetry={onRetry} /> : null}
      </div>
    </div>
  );
}

const passToGrid = passFocus(activeCell);

type LoadFailureProps = Pick<CalendarNoticesProps, 'onRetry'> & { error: FetchFailure };

function LoadFailure({ error, onRetry }: LoadFailureProps) {
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

/** `onOpen` leads to marking times. */
export function ClosedDay({ onOpen }: { onOpen: () => void }) {
  const t = useTexts('calendar.people');
  return (
    <p className="mt-4 flex flex-wrap items-center gap-3">
      {t('allClosed')}
      <Button look="secondary" size="small" onClick={onOpen}>
        {t('openDay')}
      </Button>
    </p>
  );
}

interface CalendarToastsProps {
  actions: ReturnType<typeof useSlotActions>;
  /** The bar for changing availability takes more room. */
  isChanging: boolean;
}

export function CalendarToasts({ actions, isChanging }: CalendarToastsProps) {
  const { message, refusals, hideMessage, dismiss, clear } = actions;
  useEffect(() => {
    if (isChanging) clear();
  }, [isChanging, clear]);
  return (
    <div
      className={
        isChanging
          ? 'max-lg:[--toast-lift:13rem] lg:[--toast-lift:5.5rem]'
          : 'max-lg:[--toast-lift:4.25rem]'
      }
    >
      <Toasts
        message={message}
        errors={refusals}
        onExpire={hideMessage}
        onDismiss={dismiss}
        findNextFocus={activeCell}
      />
    </div>
  );
}
