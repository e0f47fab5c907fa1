'use client';

import type { ReactNode } from 'react';
import { useTexts } from '#texts';
import { Button } from '@/components/ui/button';
import { cardVariants } from '@/components/ui/card';
import { Dialog } from '@/components/ui/dialog';
import { DialogActions } from '@/components/ui/dialog-actions';
import { headingVariants } from '@/components/ui/heading';
import { CalendarClock, CircleAlert } from '@/components/ui/icons';
import { noteVariants } from '@/components/ui/note';
import { Spinner } from '@/components/ui/spinner';

interface DeleteDialogProps {
  open: boolean;
  /** The exact question, which is the title. */
  question: string;
  /** The name of what is deleted, when the page does not make that plain. */
  about?: string;
  /** What else to think of. */
  warning?: string | null;
  /** Of the button that deletes nothing. */
  keepLabel: string;
  deleteLabel: string;
  isDeleting: boolean;
  /** Why the last attempt failed. */
  problem?: string | null;
  /** Shown above the buttons. */
  note?: ReactNode;
  onKeep: () => void;
  onDelete: () => void;
}

/** Asks before something is deleted. The dialog stays open while the deletion runs. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { open, question, about, warning, keepLabel, deleteLabel, isDeleting, problem, note } =
    props;
  const t = useTexts('owner.deleteDialog');
  const keep = () => {
    if (!isDeleting) props.onKeep();
  };
  return (
    <Dialog open={open} onClose={keep} labelledBy="delete-question" role="alertdialog">
      <h2 id="delete-question" className={headingVariants({ size: 'small' })}>
        {question}
      </h2>
      {about ? (
        <p
          className={cardVariants({
            look: 'sunken',
            className: 'font-semibold wrap-anywhere',
          })}
          dir="auto"
        >
          {about}
        </p>
      ) : null}
      {warning ? (
        <p className={noteVariants({ look: 'wash' })}>
          <CalendarClock />
          {warning}
        </p>
      ) : null}
      {problem ? (
        <p className={noteVariants({ look: 'error' })} role="alert">
          <CircleAlert />
          {problem}
        </p>
      ) : null}
      {note}
      <DialogActions>
        <Button
          look="secondary"
          className="min-w-0 flex-1"
          aria-disabled={isDeleting || undefined}
          onClick={keep}
        >
          {keepLabel}
        </Button>
        <Button
          look="danger"
          className="min-w-0 flex-1"
          aria-disabled={isDeleting || undefined}
          onClick={() => {
            if (!isDeleting) props.onDelete();
          }}
        >
          {isDeleting ? <Spinner /> : null}
          {isDeleting ? t('deleting') : deleteLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
