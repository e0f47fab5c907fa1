import { PageLink } from '@/components/shared/links/page-link';
import { headingVariants } from '@/components/shared/ui/heading';
import { textLinkVariants } from '@/components/shared/ui/text-link';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { ACCOUNT_PATH } from '@/lib/shared/url/account-url';
import { paths } from '@/lib/shared/url/paths';
import { OwnPageFailed } from '../own-page';

export const STATUS = { 'no account': 403, 'not offered': 404, failed: 502 } as const;

export function SettingsProblem({ kind }: { kind: keyof typeof STATUS }) {
  const t = useTexts('settings.page');
  if (kind === 'failed') {
    return <OwnPageFailed title={t('failed')} retry={t('retry')} path={ACCOUNT_PATH} />;
  }
  const isMissing = kind === 'not offered';
  return (
    <div className="grid justify-items-start gap-2 py-10">
      <h1 className={headingVariants({ size: 'medium' })}>
        {t(isMissing ? 'missing' : 'register')}
      </h1>
      {isMissing ? <p className="text-muted">{t('missingCause')}</p> : null}
      <PageLink className={textLinkVariants()} href={paths.portal}>
        {t('toPortal')}
      </PageLink>
    </div>
  );
}
