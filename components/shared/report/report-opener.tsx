'use client';

import { useCallback, useState } from 'react';
import { useOpeningLinks } from '@/components/shared/links/use-opening-links';
import type { Notice } from '@/lib/shared/domain/site/reports';
import { useLate } from '@/lib/shared/texts/use-late';
import type { Reported } from '@/lib/shared/url/report-url';

interface About extends Reported {
  name: string;
}

interface ReportOpenerProps extends Pick<About, 'kind' | 'id' | 'name'> {
  pageOf?: string | null;
  /** Gets the reported id; the decision is shown there. */
  onSent?: (id: string) => void;
}

const loadDialog = async () => (await import('./report-dialog')).ReportDialog;

export function ReportOpener({ kind, id, name, pageOf = null, onSent }: ReportOpenerProps) {
  const { Late, open, close } = useLate('components/shared/report/report-dialog', loadDialog);
  const [about, setAbout] = useState<About>({ kind, id, name, pageOf });
  const [draft, setDraft] = useState<Notice | null>(null);
  useOpeningLinks('report', (locale, { dataset }) => {
    const { review } = dataset;
    const next: About = review
      ? { kind: 'review', id: review, name: dataset.name ?? '', pageOf }
      : { kind, id, name, pageOf };
    if (next.id !== about.id) setDraft(null);
    setAbout(next);
    return open(locale);
  });
  const onClose = useCallback(
    (typed: Notice | null) => {
      setDraft(typed);
      close();
      if (typed === null) onSent?.(about.id);
    },
    [close, onSent, about.id],
  );
  const isAnsweredHere = onSent !== undefined;
  return Late ? (
    <Late {...about} isAnsweredHere={isAnsweredHere} draft={draft} onClose={onClose} />
  ) : null;
}
