import type { Metadata } from 'next';
import { headingVariants } from '@/components/shared/ui/heading';
import { noteVariants } from '@/components/shared/ui/note';
import { BookingParts } from '@/components/visits/customers/booking-parts';
import { Customers } from '@/components/visits/customers/customers';
import { CUSTOMERS_PAGE } from '@/components/visits/customers/use-customers';
import { VisitsDownload } from '@/components/visits/customers/visits-download';
import { getUser } from '@/lib/server/auth/session';
import { retentionDaysOfBuild } from '@/lib/server/env';
import { listCustomers } from '@/lib/server/host/calendar/customers';
import { setPageStatus } from '@/lib/server/http/page-status';
import { withTexts } from '@/lib/shared/texts/browser-texts';
import { pageTexts } from '@/lib/shared/texts/page-texts';
import { localDay } from '@/lib/shared/time/format';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import { CUSTOMERS_PATH } from '@/lib/shared/url/portal-paths';
import { OwnPage } from '../own-page';
import { loadCustomers } from './load-customers';
import { CustomersProblem, STATUS } from './problem';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageTexts('meta.portal'))('customers') };
}

const FIRST = { search: '', offset: 0, limit: CUSTOMERS_PAGE };

async function CustomersPage() {
  const [t, user] = [await pageTexts('customers.page'), await getUser()];
  const loaded = user && (await loadCustomers(user.id, (id) => listCustomers(id, FIRST)));
  const today = localDay(Date.now(), VENUE_ZONE.id);
  if (loaded && loaded.kind !== 'loaded') setPageStatus(STATUS[loaded.kind]);
  return (
    <OwnPage
      gate={{ title: t('title'), text: t('signIn') }}
      path={CUSTOMERS_PATH}
      tab="bookings"
      isLoaded
    >
      {() =>
        loaded?.kind === 'loaded' ? (
          <div className="pb-16">
            <div className="flex flex-wrap items-center justify-between gap-3 pt-8 pb-5">
              <div>
                <h1 className={headingVariants({ size: 'large' })}>{t('title')}</h1>
                <p className="max-w-measure text-sm text-muted">
                  {t('lead', { count: loaded.of.total, days: retentionDaysOfBuild() })}
                </p>
              </div>
              <BookingParts current="customers" />
            </div>
            <noscript>
              <p className={noteVariants({ look: 'info', className: 'mb-4' })}>
                {t('noScript', { count: loaded.of.customers.length })}
              </p>
            </noscript>
            <Customers
              calendarId={loaded.calendarId}
              first={loaded.of}
              today={today}
              zone={VENUE_ZONE.id}
            />
            <VisitsDownload calendarId={loaded.calendarId} today={today} />
          </div>
        ) : (
          <CustomersProblem kind={loaded?.kind ?? 'failed'} path={CUSTOMERS_PATH} />
        )
      }
    </OwnPage>
  );
}

export default withTexts('(portal)/settln-providers/customers/page', CustomersPage);
