import type { Metadata } from 'next';
import { TraderForm } from '@/components/listings/trader/trader-form';
import { PageLink } from '@/components/shared/links/page-link';
import { buttonVariants } from '@/components/shared/ui/button';
import { HostError } from '@/lib/server/host/transport/host-error';
import { isOurs } from '@/lib/server/host/transport/host-number';
import { redirectToPage } from '@/lib/server/http/redirect-to-page';
import type { Account } from '@/lib/shared/contract/accounts';
import type { User } from '@/lib/shared/domain/accounts/user';
import { withTexts } from '@/lib/shared/texts/browser-texts';
import { pageTexts } from '@/lib/shared/texts/page-texts';
import { paths } from '@/lib/shared/url/paths';
import { parseTraderOutcome, TRADER_PATH, type TraderOutcome } from '@/lib/shared/url/portal-paths';
import { portalPath } from '@/lib/shared/url/portal-url';
import type { SearchParams } from '@/lib/shared/url/search-params';
import { ownAccount } from '../own-account';
import { OwnPage, OwnPageFailed } from '../own-page';
import { saveTrader } from './save-trader-action';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageTexts('trader.page'))('title') };
}

async function TraderPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const t = await pageTexts('trader.page');
  const { outcome } = await searchParams;
  return (
    <OwnPage
      gate={{ title: t('title'), text: t('signIn') }}
      path={TRADER_PATH}
      tab="listings"
      back={{ href: portalPath('listings'), label: t('back') }}
      isLoaded
    >
      {(user) => <OwnTrader user={user} outcome={parseTraderOutcome(outcome)} />}
    </OwnPage>
  );
}

export default withTexts('(portal)/settln-providers/business/page', TraderPage);

async function readAccount(userId: string): Promise<Account | null | 'failed'> {
  try {
    return await ownAccount(userId);
  } catch (error) {
    if (error instanceof HostError) return 'failed';
    throw error;
  }
}

async function OwnTrader({ user, outcome }: { user: User; outcome: TraderOutcome | null }) {
  const t = await pageTexts('trader.page');
  const account = await readAccount(user.id);
  if (account === 'failed') {
    return <OwnPageFailed title={t('notLoaded')} retry={t('retry')} path={TRADER_PATH} />;
  }
  if (!isOurs()) return redirectToPage(portalPath('listings'));
  if (!account) {
    return (
      <div className="grid justify-items-start gap-4 py-6">
        <h1 className="font-semibold">{t('noAccount')}</h1>
        <PageLink className={buttonVariants({ look: 'secondary' })} href={paths.portal}>
          {t('toAccount')}
        </PageLink>
      </div>
    );
  }
  return <TraderForm trader={account.trader} outcome={outcome} action={saveTrader} />;
}
