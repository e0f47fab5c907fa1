import { type ReactNode, useId } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';
import { DialogActions } from './dialog-actions';
import { headingVariants } from './heading';
import { Spinner } from './spinner';

const LOOKS = {
  leave: { keep: 'primary', act: 'danger-quiet', actClass: undefined },
  /** For actions by which nothing is lost. */
  agree: { keep: 'secondary', act: 'primary', actClass: 'min-w-0 flex-1' },
  delete: { keep: 'secondary', act: 'danger', actClass: 'min-w-0 flex-1' },
} as const;

interface ConfirmDialogProps {
  open: boolean;
  question: string;
  lead?: ReactNode;
  children?: ReactNode;
  look: keyof typeof LOOKS;
  keepLabel: string;
  actLabel: string;
  isBusy?: boolean;
  leavesFirst?: boolean;
  onKeep: () => void;
  onAct: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, question, lead, children, look, keepLabel, actLabel, isBusy, leavesFirst } = props;
  const id = useId();
  const keep = () => {
    if (!isBusy) props.onKeep();
  };
  return (
    <Dialog
      open={open}
      onClose={keep}
      role="alertdialog"
      labelledBy={`${id}-question`}
      describedBy={lead ? `${id}-lead` : undefined}
      leavesFirst={leavesFirst}
    >
      <h2 id={`${id}-question`} className={headingVariants({ size: 'small' })}>
        {question}
      </h2>
      {lead ? (
        <p id={`${id}-lead`} className="text-muted">
          {lead}
        </p>
      ) : null}
      {children}
      <DialogActions>
        <Button
          look={LOOKS[look].keep}
          className="min-w-0 flex-1"
          aria-disabled={isBusy || undefined}
          onClick={keep}
        >
          {keepLabel}
        </Button>
        <Button
          look={LOOKS[look].act}
          className={LOOKS[look].actClass}
          aria-disabled={isBusy || undefined}
          onClick={() => {
            if (!isBusy) props.onAct();
          }}
        >
          {isBusy ? <Spinner /> : null}
          {actLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
