'use client';

import { Button } from '@/components/shared/ui/button';
import { Dialog } from '@/components/shared/ui/dialog';
import { DialogActions } from '@/components/shared/ui/dialog-actions';
import { headingVariants } from '@/components/shared/ui/heading';
import { CircleAlert, CircleCheck } from '@/components/shared/ui/icons';
import { useTexts } from '@/lib/shared/texts/use-texts';

interface OwnerResultProps {
  open: boolean;
  title: string;
  text?: string;
  isError?: boolean;
  onClose: () => void;
  again?: { label: string; onChoose: () => void } | null;
}

export function OwnerResult({ open, title, text, isError, onClose, again }: OwnerResultProps) {
  const t = useTexts('ui.actions');
  const Icon = isError ? CircleAlert : CircleCheck;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      labelledBy="result-title"
      {...(text && { describedBy: 'result-text' })}
    >
      <div className="flex items-start gap-3">
        <Icon className={`mt-1 ${isError ? 'text-danger' : 'text-primary'}`} />
        <div className="flex min-w-0 flex-col gap-1">
          <h2 id="result-title" className={headingVariants({ size: 'small' })}>
            {title}
          </h2>
          {text ? (
            <p id="result-text" className="wrap-anywhere">
              {text}
            </p>
          ) : null}
        </div>
      </div>
      <DialogActions>
        <Button className="min-w-0 flex-1" onClick={onClose}>
          {t(isError ? 'close' : 'continue')}
        </Button>
        {again ? (
          <Button look="secondary" className="min-w-0 flex-1" onClick={again.onChoose}>
            {again.label}
          </Button>
        ) : null}
      </DialogActions>
    </Dialog>
  );
}
