import { headers } from 'next/headers';
import { Suspense } from 'react';
import { KnownHost } from '@/app/[locale]/(portal)/known-host';
import { CalendarAccessRequired } from '@/components/portal/calendar-access-required';
import { Dashboard } from '@/components/portal/dashboard';
import { CalendarLoading, PanelLoading } from '@/components/portal/portal-loading';
import { PortalStall } from '@/components/portal/portal-stall';
import { Registration } from '@/components/portal/registration/registration';
import { headingVariants } from '@/components/shared/ui/heading';
import { Skeleton } from '@/components/shared/ui/skeleton';
import { UnreadCount } from '@/components/visits/list/unread-count';
import { findAccount } from '@/lib/server/host/accounts';
import { countUnread } from '@/lib/server/host/calendar/visits';
import { HostError } from '@/lib/server/host/transport/host-error';
import { networkOf } from '@/lib/server/http/limit-request';
import { counterKey } from '@/lib/server/limits/limits';
import type { Account } from '@/lib/shared/contract/accounts';
import type { User } from '@/lib/shared/domain/accounts/user';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { localDay } from '@/lib/shared/time/format';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import type { CalendarState } from '@/lib/shared/url/calendar-url';
import { FIRST_TAB, type ListingKinds, type PortalTab } from '@/lib/shared/url/portal-url';
import { BookingsTab } from './bookings-tab';
import { ProviderCalendarTab } from './calendar-tab';
import { ListingsTab } from './listings-tab';
import { Unseen } from './tab-counts';

interface PortalProps {
  wantsFirstSteps: boolean;
  user: User;
  tab: PortalTab | null;
  show: ListingKinds;
  calendar: CalendarState;
}

async function checkAccount(userId: string): Promise<Account | null | 'failed'> {
  try {
    const network = networkOf(await headers());
    return await findAccount(userId, network === null ? undefined : counterKey('network', network));
  } catch (error) {
    if (error instanceof HostError) return 'failed';
    throw error;
  }
}

export async function Portal({ user, tab, show, calendar, wantsFirstSteps }: PortalProps) {
  const account = await checkAccount(user.id);
  if (account === null || account === 'failed') {
    return (
      <KnownHost>
        <PortalStall onPhones={false}>
          <Registration
            known={user}
            today={localDay(Date.now(), VENUE_ZONE.id)}
            hasCheckFailed={account === 'failed'}
          />
        </PortalStall>
      </KnownHost>
    );
  }
  const open = tab ?? FIRST_TAB;
  return (
    <KnownHost>
      <Dashboard
        firstName={account.firstName || user.firstName || account.name}
        tab={open}
        unreadBookings={
          account.id === null ? null : (
            <Suspense>
              <NewBookings calendarId={account.id} />
            </Suspense>
          )
        }
        unseenReviews={
          <Suspense>
            <Unseen calendarId={account.id} />
          </Suspense>
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
    </KnownHost>
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
      return (
        <BookingsTab calendarId={calendarId} userId={listings.userId} asked={calendar.person} />
      );
  }
}

async function NewBookings({ calendarId }: { calendarId: number }) {
  const count = await countUnread(calendarId);
  return count === null ? null : <UnreadCount first={count} />;
}

const ROWS = ['first', 'second', 'third', 'fourth'];

function BookingsLoading() {
  const t = useTexts('portal.panel');
  const bookings = useTexts('portal.visits');
  return (
    <div className="pt-4 pb-16" aria-busy="true">
      <h1 className="sr-only">{t('heading')}</h1>
      <Skeleton className="h-16 w-full rounded-md" />
      <div className="flex flex-wrap items-center justify-between gap-3 pt-8 pb-5">
        <p className={headingVariants({ size: 'large' })}>{bookings('heading')}</p>
        <p className="text-sm text-muted" role="status">
          {t('loading')}
        </p>
        <Skeleton className="h-12 w-full md:max-w-80" />
      </div>
      <Skeleton className="mb-5 h-11 max-w-100 rounded-pill" />
      <div className="grid grid-cols-[3.75rem_minmax(0,1fr)] gap-x-4 md:gap-x-6" aria-hidden="true">
        <Skeleton className="h-18 w-15 rounded-t-pill md:row-span-2" />
        <Skeleton className="mt-2 mb-4 h-7 max-w-80" />
        <div className="col-span-2 max-md:mt-3 md:col-span-1 md:col-start-2">
          {ROWS.map((row) => (
            <div
              className="flex h-30 items-center border-t border-line last:border-b md:h-[4.3125rem]"
              key={row}
            >
              <Skeleton className="h-5 w-full" />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
