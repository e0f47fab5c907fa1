'use client';

import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { Spinner } from '@/components/ui/spinner';

interface DeleteDialogProps {
  open: boolean;
  /** The exact question, which is the title. */
  question: string;
  /** What it is about, when the page does not make that plain. */
  about?: string;
  /** The safe choice. */
  keepLabel: string;
  deleteLabel: string;
  isDeleting: boolean;
  /** Why the last attempt came to nothing. */
  problem?: string | null;
  /** What else is said of it. */
  note?: ReactNode;
  onKeep: () => void;
  onDelete: () => void;
}

/** Asks before something is deleted. The safe choice comes first; nothing closes while it runs. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { open, question, about, keepLabel, deleteLabel, isDeleting, problem, note } = props;
  const keep = () => {
    if (!isDeleting) props.onKeep();
  };
  return (
    <Dialog open={open} onClose={keep} labelledBy="delete-question" role="alertdialog">
      <h2 id="delete-question" className="h3 display">
        {question}
      </h2>
      {about ? (
        <p className="panel font-semibold [overflow-wrap:anywhere]" dir="auto">
          {about}
        </p>
      ) : null}
      {problem ? (
        <p className="note error" role="alert">
          <CircleAlert className="i" />
          {problem}
        </p>
      ) : null}
      {note}
      <div className="row actions">
        <button
          type="button"
          className="btn secondary grow"
          aria-disabled={isDeleting || undefined}
          onClick={keep}
        >
          {keepLabel}
        </button>
        <button
          type="button"
          className="btn danger grow"
          aria-disabled={isDeleting || undefined}
          onClick={() => {
            if (!isDeleting) props.onDelete();
          }}
        >
          {isDeleting ? <Spinner /> : null}
          {isDeleting ? 'Deleting…' : deleteLabel}
        </button>
      </div>
    </Dialog>
  );
}
