'use client';

import { CircleAlert, CircleCheck } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { headingVariants } from '@/components/ui/heading';

interface OwnerResultProps {
  open: boolean;
  title: string;
  text?: string;
  isError?: boolean;
  onClose: () => void;
  /** What may be done at once instead of going on; null for nothing. */
  again?: { label: string; onChoose: () => void } | null;
}

/** How something ended, until one has read it. */
export function OwnerResult({ open, title, text, isError, onClose, again }: OwnerResultProps) {
  const Icon = isError ? CircleAlert : CircleCheck;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      labelledBy="result-title"
      {...(text && { describedBy: 'result-text' })}
    >
      <div className="flex gap-3 items-start">
        <Icon className={`mt-1 ${isError ? 'text-danger' : 'text-primary'}`} />
        <div className="flex flex-col gap-1 min-w-0">
          <h2 id="result-title" className={headingVariants({ size: 'small' })}>
            {title}
          </h2>
          {text ? (
            <p id="result-text" className="[overflow-wrap:anywhere]">
              {text}
            </p>
          ) : null}
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-3 actions">
        <Button className="min-w-0 flex-1" onClick={onClose}>
          {isError ? 'Close' : 'Continue'}
        </Button>
        {again ? (
          <Button look="secondary" className="min-w-0 flex-1" onClick={again.onChoose}>
            {again.label}
          </Button>
        ) : null}
      </div>
    </Dialog>
  );
}
