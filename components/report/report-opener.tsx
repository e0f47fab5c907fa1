'use client';

import { useCallback, useState } from 'react';
import { useOpeningLinks } from '@/components/links/use-opening-links';
import type { Report, ReportedKind } from '@/lib/domain/site/reports';
import { useLate } from '@/lib/texts/use-late';

interface Reported {
  kind: ReportedKind;
  id: string;
  name: string;
}

interface ReportOpenerProps extends Reported {
  /** Gets the id of what was reported. */
  onSent?: (id: string) => void;
}

const NOTHING: Report = { reason: '', text: '', email: '' };
const loadDialog = async () => (await import('./report-dialog')).ReportDialog;

/** Of the page, or of the review on it that the link names. */
export function ReportOpener({ onSent, ...page }: ReportOpenerProps) {
  const { Late, open, close } = useLate('components/report/report-dialog', loadDialog);
  const [about, setAbout] = useState<Reported>(page);
  const [draft, setDraft] = useState(NOTHING);
  useOpeningLinks('report', (locale, { dataset: { review, name = '' } }) => {
    const next = review ? { kind: 'review' as const, id: review, name } : page;
    if (next.id !== about.id) setDraft(NOTHING);
    setAbout(next);
    return open(locale);
  });
  const onClose = useCallback(
    (typed: Report | null) => {
      setDraft(typed ?? NOTHING);
      close();
      if (typed === null) onSent?.(about.id);
    },
    [close, onSent, about.id],
  );
  return Late ? <Late {...about} draft={draft} onClose={onClose} /> : null;
}
