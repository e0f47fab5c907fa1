'use client';

import { useRouter } from 'next/navigation';
import { ReportOpener } from '@/components/shared/report/report-opener';

/** Once sent, the report stands in place of the focused link. */
export function OwnReport({ pageOf }: { pageOf: string | null }) {
  const router = useRouter();
  const onSent = (id: string) => {
    const link = document.querySelector(`[data-review="${id}"]`);
    link?.closest('article')?.querySelector('h3')?.focus({ preventScroll: true });
    router.refresh();
  };
  return <ReportOpener kind="review" id="" name="" pageOf={pageOf} onSent={onSent} />;
}
