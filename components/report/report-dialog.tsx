'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DialogActions } from '@/components/ui/dialog-actions';
import { headingVariants } from '@/components/ui/heading';
import { IconButton } from '@/components/ui/icon-button';
import { X } from '@/components/ui/icons';
import type { Report, ReportedKind } from '@/lib/domain/site/reports';
import { useTexts } from '@/lib/texts/use-texts';
import { ReportForm } from './report-form';

interface ReportDialogProps {
  kind: ReportedKind;
  id: string;
  pageOf: string | null;
  name: string;
  draft: Report;
  /** Null once it was sent. */
  onClose: (typed: Report | null) => void;
}

export function ReportDialog({ kind, id, pageOf, name, draft, onClose }: ReportDialogProps) {
  const t = useTexts('report.dialog');
  const typed = useRef(draft);
  const [isOpen, setIsOpen] = useState(true);
  const [wasSent, setWasSent] = useState(false);

  const close = () => setIsOpen(false);
  useEffect(() => {
    if (!isOpen) onClose(wasSent ? null : typed.current);
  }, [isOpen, wasSent, onClose]);

  return (
    <Dialog open={isOpen} onClose={close} labelledBy="report-title">
      <div>
        <div className="flex items-center justify-between gap-3">
          <h2 className={headingVariants({ size: 'small' })} id="report-title">
            {t(kind)}
          </h2>
          <IconButton className="-me-2" aria-label={t('close')} onClick={close}>
            <X />
          </IconButton>
        </div>
        {name ? (
          <p className="text-sm text-muted">
            <bdi>{name}</bdi>
          </p>
        ) : null}
      </div>
      {wasSent ? (
        <Thanks onClose={close} />
      ) : (
        <ReportForm
          reported={{ kind, id, pageOf }}
          draft={draft}
          onType={(report) => {
            typed.current = report;
          }}
          onCancel={close}
          onSent={() => setWasSent(true)}
        />
      )}
    </Dialog>
  );
}

function Thanks({ onClose }: { onClose: () => void }) {
  const t = useTexts('report.dialog');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <>
      <p id="report-thanks" role="status">
        <b>{t('thanks')}</b> {t('next')}
      </p>
      <DialogActions className="mt-0">
        <Button ref={button} full aria-describedby="report-thanks" onClick={onClose}>
          {t('close')}
        </Button>
      </DialogActions>
    </>
  );
}
