import { PageLink } from '@/components/shared/links/page-link';
import { Flag } from '@/components/shared/ui/icons';
import type { ReportedKind } from '@/lib/shared/domain/site/reports';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { reportPath } from '@/lib/shared/url/report-url';

export function ReportLink({ kind, id }: { kind: ReportedKind; id: string }) {
  const t = useTexts('report.link');
  return (
    <PageLink
      className="inline-flex min-h-target items-center gap-2 justify-self-start text-sm text-muted"
      href={reportPath({ kind, id, pageOf: null })}
      data-opens="report"
    >
      <Flag />
      {t(kind)}
    </PageLink>
  );
}
