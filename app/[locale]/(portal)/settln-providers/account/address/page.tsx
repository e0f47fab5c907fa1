import type { Metadata } from 'next';
import { sitePreview } from '@/app/page-metadata';
import { ActionForm } from '@/components/shared/forms/action-form';
import { PageLink } from '@/components/shared/links/page-link';
import { buttonVariants } from '@/components/shared/ui/button';
import { headingVariants } from '@/components/shared/ui/heading';
import { textLinkVariants } from '@/components/shared/ui/text-link';
import { withTexts } from '@/lib/shared/texts/browser-texts';
import { pageTexts } from '@/lib/shared/texts/page-texts';
import { useTexts } from '@/lib/shared/texts/use-texts';
import {
  ACCOUNT_PATH,
  type ProveOutcome,
  parseProveAddress,
  proveAddressPath,
} from '@/lib/shared/url/account-url';
import type { SearchParams } from '@/lib/shared/url/search-params';
import { OwnPage } from '../../own-page';
import { proveAddress } from './prove-action';

export async function generateMetadata(): Promise<Metadata> {
  const title = (await pageTexts('meta.portal'))('proveAddress');
  return { ...(await sitePreview()), title, robots: { index: false }, referrer: 'same-origin' };
}

/** Asks before it changes anything, because mail programs open links. */
async function ProveAddressPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { token, outcome } = parseProveAddress(await searchParams);
  const t = await pageTexts('settings.prove');
  const page = await pageTexts('settings.page');
  return (
    <OwnPage
      gate={{ title: t('askingTitle'), text: t('signIn') }}
      path={proveAddressPath(token)}
      tab={null}
      back={{ href: ACCOUNT_PATH, label: page('title') }}
      isLoaded
    >
      {() => <ProveAddress token={token} outcome={outcome} />}
    </OwnPage>
  );
}

export default withTexts('(portal)/settln-providers/account/address/page', ProveAddressPage);

interface ProveAddressProps {
  token: string;
  /** Null before a request. */
  outcome: ProveOutcome | null;
}

function ProveAddress({ token, outcome }: ProveAddressProps) {
  const t = useTexts('settings.prove');
  const state = token === '' ? 'over' : (outcome ?? 'asking');
  const mayTry = state === 'asking' || state === 'failed';
  return (
    <div className="grid max-w-160 justify-items-start gap-4 pt-6 pb-20">
      <h1 className={headingVariants({ size: 'large' })}>{t(`${state}Title`)}</h1>
      <p className="text-lg text-muted" role={state === 'asking' ? undefined : 'status'}>
        {t(`${state}Text`)}
      </p>
      {mayTry ? (
        <ActionForm action={proveAddress}>
          <input type="hidden" name="token" value={token} />
          <button className={buttonVariants()} type="submit">
            {t('act')}
          </button>
        </ActionForm>
      ) : (
        <PageLink className={textLinkVariants()} href={ACCOUNT_PATH}>
          {t('toAccount')}
        </PageLink>
      )}
    </div>
  );
}
