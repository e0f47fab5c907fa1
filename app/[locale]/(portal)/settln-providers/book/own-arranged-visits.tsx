import { CalendarAccessRequired } from '@/components/portal/calendar-access-required';
import { PageLink } from '@/components/shared/links/page-link';
import { buttonVariants } from '@/components/shared/ui/button';
import { EmptyState } from '@/components/shared/ui/empty-state';
import { ArrangeVisits } from '@/components/visits/arranged-visits/arrange-visits';
import { findCustomer } from '@/lib/server/host/calendar/customers';
import { listBookableItems } from '@/lib/server/host/calendar/own-items';
import { readPeople } from '@/lib/server/host/calendar/people';
import { HostError } from '@/lib/server/host/transport/host-error';
import { isOurs } from '@/lib/server/host/transport/host-number';
import { redirectToPage } from '@/lib/server/http/redirect-to-page';
import type { User } from '@/lib/shared/domain/accounts/user';
import { itemsAgain } from '@/lib/shared/domain/visits/draft';
import { pageTexts } from '@/lib/shared/texts/page-texts';
import { localDay } from '@/lib/shared/time/format';
import { bookingHorizon } from '@/lib/shared/time/venue-time';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import { type ArrangeState, arrangePath } from '@/lib/shared/url/arrange-url';
import { calendarPath } from '@/lib/shared/url/calendar-url';
import { portalPath } from '@/lib/shared/url/portal-url';
import { loadOwn } from '../load-own';
import { ownAccount } from '../own-account';
import { OwnPageFailed } from '../own-page';

/** Null if no customer was named, the customer is unknown, or the read failed. */
async function findWho(calendarId: number, customerId: string | null) {
  if (customerId === null) return null;
  return findCustomer(calendarId, customerId).catch((error: unknown) => {
    if (error instanceof HostError) return null;
    throw error;
  });
}

async function load(userId: string, { customer }: ArrangeState) {
  const account = await ownAccount(userId);
  if (!account?.id) return { kind: 'no account' as const };
  if (!isOurs()) return { kind: 'not offered' as const };
  const [services, people, who] = await Promise.all([
    listBookableItems(userId),
    readPeople(account.id).then((kept) => kept.people),
    findWho(account.id, customer),
  ]);
  return { kind: 'ready' as const, calendarId: account.id, services, people, who };
}

export async function OwnArrangedVisits({ user, state }: { user: User; state: ArrangeState }) {
  const t = await pageTexts('arranged.page');
  const loaded = await loadOwn(load(user.id, state));
  switch (loaded.kind) {
    case 'no account':
      return <CalendarAccessRequired />;
    case 'not offered':
      return redirectToPage(calendarPath({}));
    case 'failed':
      return <OwnPageFailed title={t('failed')} retry={t('retry')} path={arrangePath(state)} />;
    case 'ready':
      break;
  }
  const { calendarId, services, people, who } = loaded;
  if (services.every(({ items }) => items.length === 0)) {
    return (
      <EmptyState title={t('title')}>
        <p>{t('noItems')}</p>
        <PageLink className={buttonVariants()} href={portalPath('listings')}>
          {t('toListings')}
        </PageLink>
      </EmptyState>
    );
  }
  const shown = people.length > 1 ? people : [];
  const last = who?.bookings.find(({ isCancelled }) => !isCancelled);
  const today = localDay(Date.now(), VENUE_ZONE.id);
  const person =
    (shown.find(({ id }) => id === (state.person ?? last?.person?.id)) ?? shown[0])?.id ?? null;
  return (
    <ArrangeVisits
      calendarId={calendarId}
      zone={VENUE_ZONE.id}
      today={today}
      horizon={bookingHorizon(Date.now(), VENUE_ZONE.id)}
      people={shown.map(({ id, name, pictureUrl }) => ({ id, name, pictureUrl }))}
      services={services}
      customer={who ? state.customer : null}
      start={{
        date: state.date ?? today,
        minute: state.minute,
        person,
        items: last ? itemsAgain(services, last) : [],
        customerName: who?.name ?? '',
        customerPhone: who?.phone ?? '',
        customerEmail: who?.email ?? '',
        note: '',
        isSeries: false,
        everyWeeks: 1,
        count: 6,
        leftOut: [],
        instead: {},
      }}
    />
  );
}
