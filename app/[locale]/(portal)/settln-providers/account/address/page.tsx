import type { Metadata } from 'next';
import { sitePreview } from '@/app/page-metadata';
import { ProveAddress } from '@/components/account/prove-address';
import { withTexts } from '@/lib/texts/browser-texts';
import { pageTexts } from '@/lib/texts/page-texts';
import { ACCOUNT_PATH, parseProveAddress, proveAddressPath } from '@/lib/url/account-url';
import type { SearchParams } from '@/lib/url/booking-url';
import { OwnPage } from '../../own-page';
import { proveAddress } from './prove-action';

export async function generateMetadata(): Promise<Metadata> {
  const title = (await pageTexts('meta.portal'))('proveAddress');
  return { ...(await sitePreview()), title, robots: { index: false }, referrer: 'same-origin' };
}

/** Asks first: mail programs open links. */
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
      {() => <ProveAddress token={token} outcome={outcome} action={proveAddress} />}
    </OwnPage>
  );
}

export default withTexts('(portal)/settln-providers/account/address/page', ProveAddressPage);
