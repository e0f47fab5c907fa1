'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/shared/ui/button';
import { Dialog } from '@/components/shared/ui/dialog';
import { DialogActions } from '@/components/shared/ui/dialog-actions';
import { headingVariants } from '@/components/shared/ui/heading';
import { IconButton } from '@/components/shared/ui/icon-button';
import { X } from '@/components/shared/ui/icons';
import type { Received } from '@/lib/shared/contract/moderation';
import type { Notice } from '@/lib/shared/domain/site/reports';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { type Reported, reportedPath } from '@/lib/shared/url/report-url';
import { NoticeReceipt } from './notice-fields';
import { NOTHING_TYPED } from './notice-in';
import { ReportForm } from './report-form';

interface ReportDialogProps extends Reported {
  name: string;
  isAnsweredHere: boolean;
  draft: Notice | null;
  /** `typed` is null once the notice was sent. */
  onClose: (typed: Notice | null) => void;
}

export function ReportDialog(props: ReportDialogProps) {
  const { name, isAnsweredHere, draft, onClose, ...reported } = props;
  const t = useTexts('report.dialog');
  const typed = useRef(draft ?? NOTHING_TYPED);
  const [isOpen, setIsOpen] = useState(true);
  const [receipt, setReceipt] = useState<Received | null>(null);
  const wasSent = receipt !== null;
  const path = reportedPath(reported);

  const close = () => setIsOpen(false);
  useEffect(() => {
    if (!isOpen) onClose(wasSent ? null : typed.current);
  }, [isOpen, wasSent, onClose]);

  return (
    <Dialog open={isOpen} onClose={close} labelledBy="report-title">
      <div>
        <div className="flex items-center justify-between gap-3">
          <h2 className={headingVariants({ size: 'small' })} id="report-title">
            {t(reported.kind)}
          </h2>
          <IconButton className="-me-2" aria-label={t('close')} onClick={close}>
            <X />
          </IconButton>
        </div>
        {name ? (
          <p className="text-sm text-muted">
            <bdi translate="no">{name}</bdi>
          </p>
        ) : null}
      </div>
      {receipt ? (
        <Thanks receipt={receipt} onClose={close} />
      ) : (
        <ReportForm
          reported={reported}
          isAnsweredHere={isAnsweredHere}
          address={path && `${location.origin}${path}`}
          draft={draft ?? NOTHING_TYPED}
          onType={(notice) => {
            typed.current = notice;
          }}
          onCancel={close}
          onSent={setReceipt}
        />
      )}
    </Dialog>
  );
}

function Thanks({ receipt, onClose }: { receipt: Received; onClose: () => void }) {
  const t = useTexts('report.dialog');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <>
      <div className="grid gap-2" id="report-thanks" role="status">
        <p>
          <b>{t('thanks')}</b>
        </p>
        <NoticeReceipt number={receipt.number ?? null} isMailed={receipt.mail === 'coming'} />
      </div>
      <DialogActions className="mt-0">
        <Button ref={button} full aria-describedby="report-thanks" onClick={onClose}>
          {t('close')}
        </Button>
      </DialogActions>
    </>
  );
}
