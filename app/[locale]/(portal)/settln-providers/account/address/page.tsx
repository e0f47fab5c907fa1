import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { sitePreview } from '@/app/page-metadata';
import { ProveAddress } from '@/components/account/prove-address';
import { proveNoticeAddress } from '@/lib/host/account-settings';
import { actionLocale } from '@/lib/http/action-locale';
import { withTexts } from '@/lib/texts/browser-texts';
import { pageTexts } from '@/lib/texts/page-texts';
import { ACCOUNT_PATH, parseProveAddress, proveAddressPath } from '@/lib/url/account-url';
import type { SearchParams } from '@/lib/url/booking-url';
import { localePath } from '@/lib/url/locale-path';
import { OwnPage } from '../../own-page';
import { asOwner } from '../own-action';

export async function generateMetadata(): Promise<Metadata> {
  const title = (await pageTexts('meta.portal'))('account');
  return { ...(await sitePreview()), title, robots: { index: false }, referrer: 'same-origin' };
}

async function prove(form: FormData): Promise<void> {
  'use server';
  const token = String(form.get('token') ?? '');
  const outcome = await asOwner(({ id }) => proveNoticeAddress(id, token));
  if (outcome === 'signedOut') redirect(localePath(actionLocale(), proveAddressPath(token)));
  const said = outcome === 'failed' ? outcome : outcome ? 'proved' : 'over';
  redirect(localePath(actionLocale(), proveAddressPath(token, said)));
}

/** Asks first, because some mail programs open links by themselves. */
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
      {() => <ProveAddress token={token} outcome={outcome} action={prove} />}
    </OwnPage>
  );
}

export default withTexts('(portal)/settln-providers/account/address/page', ProveAddressPage);
