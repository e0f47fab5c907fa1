import { Suspense } from 'react';
import { BookingsLoading } from '@/components/bookings/bookings-loading';
import { CalendarAccessRequired } from '@/components/portal/calendar-access-required';
import { Dashboard } from '@/components/portal/dashboard';
import { CalendarLoading, PanelLoading } from '@/components/portal/portal-loading';
import { PortalStall } from '@/components/portal/portal-stall';
import { Registration } from '@/components/portal/registration/registration';
import type { Account } from '@/lib/contract/accounts';
import type { User } from '@/lib/domain/accounts/user';
import { findAccount } from '@/lib/host/accounts';
import { HostError } from '@/lib/host/transport/host-error';
import { localDay } from '@/lib/time/format';
import { VENUE_ZONE } from '@/lib/time/venue-zone';
import type { CalendarState } from '@/lib/url/calendar-url';
import { FIRST_TAB, type ListingKinds, type PortalTab } from '@/lib/url/portal-url';
import { BookingsTab } from './bookings-tab';
import { ProviderCalendarTab } from './calendar-tab';
import { ListingsTab } from './listings-tab';
import { NewBookings } from './new-bookings';

interface PortalProps {
  wantsFirstSteps: boolean;
  user: User;
  tab: PortalTab | null;
  show: ListingKinds;
  calendar: CalendarState;
}

async function checkAccount(userId: string): Promise<Account | null | 'failed'> {
  try {
    return await findAccount(userId);
  } catch (error) {
    if (error instanceof HostError) return 'failed';
    throw error;
  }
}

export async function Portal({ user, tab, show, calendar, wantsFirstSteps }: PortalProps) {
  const account = await checkAccount(user.id);
  if (account === null || account === 'failed') {
    return (
      <PortalStall onPhones={false}>
        <Registration
          known={user}
          today={localDay(Date.now(), VENUE_ZONE.id)}
          hasCheckFailed={account === 'failed'}
        />
      </PortalStall>
    );
  }
  const open = tab ?? FIRST_TAB;
  return (
    <Dashboard
      firstName={account.firstName || user.firstName || account.name}
      tab={open}
      news={
        account.id === null ? null : (
          <Suspense>
            <NewBookings calendarId={account.id} />
          </Suspense>
        )
      }
    >
      <Suspense key={open} fallback={<Loading tab={open} />}>
        <Panel
          tab={open}
          show={show}
          calendar={calendar}
          userId={user.id}
          account={account}
          wantsFirstSteps={wantsFirstSteps}
        />
      </Suspense>
    </Dashboard>
  );
}

function Loading({ tab }: { tab: PortalTab }) {
  if (tab === 'calendar') return <CalendarLoading />;
  return tab === 'bookings' ? <BookingsLoading /> : <PanelLoading />;
}

interface PanelProps extends Pick<PortalProps, 'show' | 'calendar' | 'wantsFirstSteps'> {
  tab: PortalTab;
  userId: string;
  account: Account;
}

function Panel({ tab, calendar, account, ...listings }: PanelProps) {
  const calendarId = account.id;
  if (tab === 'listings') return <ListingsTab account={account} {...listings} />;
  if (calendarId === null) return <CalendarAccessRequired />;
  switch (tab) {
    case 'calendar':
      return <ProviderCalendarTab calendarId={calendarId} state={calendar} />;
    case 'bookings':
      return <BookingsTab calendarId={calendarId} userId={listings.userId} />;
  }
}
