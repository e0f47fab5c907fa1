import type { Metadata } from 'next';
import { getUser } from '@/lib/server/auth/session';
import { findCustomer } from '@/lib/server/host/calendar/customers';
import { setPageStatus } from '@/lib/server/http/page-status';
import { withTexts } from '@/lib/shared/texts/browser-texts';
import { pageTexts } from '@/lib/shared/texts/page-texts';
import { CUSTOMERS_PATH, customerPath } from '@/lib/shared/url/portal-paths';
import { OwnPage } from '../../own-page';
import { loadCustomers } from '../load-customers';
import { CustomersProblem, STATUS } from '../problem';
import { CustomerGone, OwnCustomer } from './own-customer';

interface PageProps {
  params: Promise<{ id: string }>;
}

/** The title has no name, because the browser's history would keep it. */
export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageTexts('meta.portal'))('customer') };
}

const isId = (id: string) => /^\d{1,15}$/.test(id);

async function CustomerPage({ params }: PageProps) {
  const [{ id }, user, t] = [await params, await getUser(), await pageTexts('customers.person')];
  const read = (calendarId: number) => (isId(id) ? findCustomer(calendarId, id) : null);
  const loaded = user && (await loadCustomers(user.id, async (calendarId) => read(calendarId)));
  if (loaded && loaded.kind !== 'loaded') setPageStatus(STATUS[loaded.kind]);
  if (loaded?.kind === 'loaded' && !loaded.of) setPageStatus(404);
  const page = await pageTexts('customers.page');
  return (
    <OwnPage
      gate={{ title: t('title'), text: page('signIn') }}
      path={customerPath(id)}
      tab="bookings"
      isLoaded
      back={{ href: CUSTOMERS_PATH, label: t('back') }}
    >
      {() => {
        if (loaded?.kind !== 'loaded') {
          return <CustomersProblem kind={loaded?.kind ?? 'failed'} path={customerPath(id)} />;
        }
        if (!loaded.of) return <CustomerGone />;
        return <OwnCustomer calendarId={loaded.calendarId} customer={loaded.of} />;
      }}
    </OwnPage>
  );
}

export default withTexts('(portal)/settln-providers/customers/[id]/page', CustomerPage);
