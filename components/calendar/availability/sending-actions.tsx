import { Button } from '@/components/shared/ui/button';
import { dialogEndVariants } from '@/components/shared/ui/dialog-end';
import { Spinner } from '@/components/shared/ui/spinner';
import { countDays } from '@/lib/shared/domain/calendar/plan';
import { useTexts } from '@/lib/shared/texts/use-texts';
import type { Sending } from './sending';

interface SendingActionsProps {
  sending: Sending;
  isOnline: boolean;
  isReady: boolean;
  action: 'apply' | 'copy';
  onApply: () => void;
  onClose: () => void;
}

function Label({ sending, action }: Pick<SendingActionsProps, 'sending' | 'action'>) {
  const t = useTexts('calendar.availability.actions');
  switch (sending.phase) {
    case 'idle':
      return t(action);
    case 'running':
      return t('running');
    case 'failed':
      return t('tryFailedAgain', { count: countDays(sending.rest) });
  }
}

export function SendingActions(props: SendingActionsProps) {
  const t = useTexts('calendar.availability.actions');
  const { sending, isOnline, isReady, action, onApply, onClose } = props;
  const isRunning = sending.phase === 'running';
  const isBlocked = isRunning || !isOnline || !isReady;
  return (
    <div className={dialogEndVariants({ look: 'wrapped' })}>
      {/* The element is in the page before its text is, so that the text is announced. */}
      <p className={isOnline ? 'sr-only' : 'basis-full text-sm'} id="range-offline" role="status">
        {isOnline ? null : t('offline')}
      </p>
      <Button
        look="secondary"
        className="me-auto"
        aria-disabled={isRunning || undefined}
        onClick={onClose}
      >
        {t('cancel')}
      </Button>
      <Button
        aria-disabled={isBlocked || undefined}
        aria-describedby={isOnline ? undefined : 'range-offline'}
        onClick={() => {
          if (!isBlocked) onApply();
        }}
      >
        {isRunning ? <Spinner /> : null}
        <Label sending={sending} action={action} />
      </Button>
    </div>
  );
}
