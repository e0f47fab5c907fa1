import type { Metadata } from 'next';
import { TraderForm } from '@/components/listings/trader/trader-form';
import { PageLink } from '@/components/shared/links/page-link';
import { buttonVariants } from '@/components/shared/ui/button';
import type { Account } from '@/lib/contract/accounts';
import type { User } from '@/lib/domain/accounts/user';
import { HostError } from '@/lib/host/transport/host-error';
import { isOurs } from '@/lib/host/transport/host-number';
import { redirectToPage } from '@/lib/http/redirect-to-page';
import { withTexts } from '@/lib/texts/browser-texts';
import { pageTexts } from '@/lib/texts/page-texts';
import { paths } from '@/lib/url/paths';
import { parseTraderOutcome, TRADER_PATH, type TraderOutcome } from '@/lib/url/portal-paths';
import { portalPath } from '@/lib/url/portal-url';
import type { SearchParams } from '@/lib/url/search-params';
import { ownAccount } from '../own-news';
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
