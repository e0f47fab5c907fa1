import type { ReactNode } from 'react';
import { Button, buttonVariants } from '@/components/shared/ui/button';
import { Dialog } from '@/components/shared/ui/dialog';
import { dialogEndVariants } from '@/components/shared/ui/dialog-end';
import { headingVariants } from '@/components/shared/ui/heading';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { QuestionLost } from './question-lost';

interface ConfirmDialogProps {
  open: boolean;
  question: string;
  keepLabel: string;
  /** Left out where one can only leave. */
  actLabel?: string | undefined;
  isDanger?: boolean;
  isReady?: boolean;
  /** Why it is impossible now; null if possible. */
  lost: string | null;
  onKeep: () => void;
  onAct: () => void;
  other?: { label: string; act: () => void } | null;
  children: ReactNode;
}

/** React's `autoFocus` is too early for the native dialog. */
function focusFirst(button: HTMLButtonElement | null) {
  button?.setAttribute('autofocus', '');
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, question, keepLabel, actLabel, isDanger = false, isReady = true, lost } = props;
  const { onKeep, onAct, other = null, children } = props;
  const t = useTexts('calendar.question');
  return (
    <Dialog
      leavesFirst
      open={open}
      onClose={onKeep}
      labelledBy="calendar-question"
      describedBy="calendar-about"
      role="alertdialog"
    >
      <div>
        <h2 id="calendar-question" className={headingVariants({ size: 'medium' })}>
          {question}
        </h2>
        <QuestionLost why={lost} />
      </div>
      <div id="calendar-about" className="flex flex-col gap-5">
        {children}
      </div>
      <div className={dialogEndVariants({ look: 'halves' })}>
        <Button
          look="secondary"
          ref={focusFirst}
          className={actLabel ? undefined : 'col-span-full'}
          onClick={onKeep}
        >
          {lost === null ? keepLabel : t('close')}
        </Button>
        {actLabel ? (
          <button
            type="button"
            className={isDanger ? buttonVariants({ look: 'danger' }) : buttonVariants()}
            aria-disabled={lost !== null || !isReady || undefined}
            onClick={() => {
              if (lost === null && isReady) onAct();
            }}
          >
            {actLabel}
          </button>
        ) : null}
        {other ? (
          <Button
            look="ghost"
            className="col-span-full"
            aria-disabled={lost !== null || undefined}
            onClick={() => {
              if (lost === null) other.act();
            }}
          >
            {other.label}
          </Button>
        ) : null}
      </div>
    </Dialog>
  );
}
