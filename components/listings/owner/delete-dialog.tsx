'use client';

import type { ReactNode } from 'react';
import { Card } from '@/components/shared/ui/card';
import { ConfirmDialog } from '@/components/shared/ui/confirm-dialog';
import { FailureNote } from '@/components/shared/ui/failure-note';
import { CalendarClock } from '@/components/shared/ui/icons';
import { noteVariants } from '@/components/shared/ui/note';
import { useTexts } from '@/lib/shared/texts/use-texts';

interface DeleteDialogProps {
  open: boolean;
  question: string;
  about?: string;
  warning?: string | null;
  keepLabel: string;
  deleteLabel: string;
  isDeleting: boolean;
  problem?: string | null;
  note?: ReactNode;
  onKeep: () => void;
  onDelete: () => void;
}

export function DeleteDialog(props: DeleteDialogProps) {
  const { about, warning, deleteLabel, isDeleting, problem, note, onDelete, ...question } = props;
  const t = useTexts('owner.deleteDialog');
  return (
    <ConfirmDialog
      {...question}
      look="delete"
      actLabel={isDeleting ? t('deleting') : deleteLabel}
      isBusy={isDeleting}
      onAct={onDelete}
    >
      {about ? (
        <Card look="sunken" className="font-semibold wrap-anywhere" dir="auto">
          {about}
        </Card>
      ) : null}
      {warning ? (
        <p className={noteVariants({ look: 'wash' })}>
          <CalendarClock />
          {warning}
        </p>
      ) : null}
      {problem ? <FailureNote>{problem}</FailureNote> : null}
      {note}
    </ConfirmDialog>
  );
}
