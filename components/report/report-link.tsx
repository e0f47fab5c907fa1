import { PageLink } from '@/components/links/page-link';
import { Flag } from '@/components/ui/icons';
import type { ReportedKind } from '@/lib/domain/site/reports';
import { useTexts } from '@/lib/texts/use-texts';
import { paths } from '@/lib/url/paths';

/** Without scripts it leads to the contact page. */
export function ReportLink({ kind }: { kind: ReportedKind }) {
  const t = useTexts('report.link');
  return (
    <PageLink
      className="inline-flex min-h-target items-center gap-2 justify-self-start text-sm text-muted"
      href={paths.contact}
      data-opens="report"
    >
      <Flag />
      {t(kind)}
    </PageLink>
  );
}
