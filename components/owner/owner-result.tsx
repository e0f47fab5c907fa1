'use client';

import { CircleAlert, CircleCheck } from 'lucide-react';
import { Dialog } from '@/components/ui/dialog';

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
      <div className="row flex-nowrap items-start">
        <Icon className={`i mt-1 ${isError ? 'text-danger' : 'text-primary'}`} />
        <div className="stack min-w-0 [--gap:.25rem]">
          <h2 id="result-title" className="h3 display">
            {title}
          </h2>
          {text ? (
            <p id="result-text" className="[overflow-wrap:anywhere]">
              {text}
            </p>
          ) : null}
        </div>
      </div>
      <div className="row actions">
        <button type="button" className="btn grow" onClick={onClose}>
          {isError ? 'Close' : 'Continue'}
        </button>
        {again ? (
          <button type="button" className="btn secondary grow" onClick={again.onChoose}>
            {again.label}
          </button>
        ) : null}
      </div>
    </Dialog>
  );
}
