'use client';

import { useCallback, useState } from 'react';
import { useOpeningLinks } from '@/components/links/use-opening-links';
import type { Report, ReportedKind } from '@/lib/domain/site/reports';
import { useLate } from '@/lib/texts/use-late';

interface ReportOpenerProps {
  kind: ReportedKind;
  id: string;
  name: string;
}

const NOTHING: Report = { reason: '', text: '', email: '' };
const loadDialog = async () => (await import('./report-dialog')).ReportDialog;

export function ReportOpener({ kind, id, name }: ReportOpenerProps) {
  const { Late, open, close } = useLate('components/report/report-dialog', loadDialog);
  const [draft, setDraft] = useState(NOTHING);
  useOpeningLinks('report', open);
  const onClose = useCallback(
    (typed: Report | null) => {
      setDraft(typed ?? NOTHING);
      close();
    },
    [close],
  );
  return Late ? <Late kind={kind} id={id} name={name} draft={draft} onClose={onClose} /> : null;
}
