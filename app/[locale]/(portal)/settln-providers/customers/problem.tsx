import { CalendarAccessRequired } from '@/components/portal/calendar-access-required';
import { headingVariants } from '@/components/shared/ui/heading';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { OwnPageFailed } from '../own-page';

export const STATUS = { 'no account': 403, 'not offered': 404, failed: 502 } as const;

export function CustomersProblem({ kind, path }: { kind: keyof typeof STATUS; path: string }) {
  const t = useTexts('customers.page');
  switch (kind) {
    case 'no account':
      return <CalendarAccessRequired />;
    case 'not offered':
      return (
        <div className="grid gap-2 py-10">
          <h1 className={headingVariants({ size: 'medium' })}>{t('missing')}</h1>
          <p className="text-muted">{t('missingCause')}</p>
        </div>
      );
    case 'failed':
      return <OwnPageFailed title={t('failed')} retry={t('retry')} path={path} />;
  }
}
