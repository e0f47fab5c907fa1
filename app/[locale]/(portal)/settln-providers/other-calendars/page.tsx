import type { Metadata } from 'next';
import { OtherCalendars } from '@/components/calendar/other-calendars/other-calendars';
import { CalendarAccessRequired } from '@/components/portal/calendar-access-required';
import { listOtherCalendars } from '@/lib/server/host/calendar/other-calendars';
import { readNames } from '@/lib/server/host/calendar/people';
import { isOurs } from '@/lib/server/host/transport/host-number';
import { redirectToPage } from '@/lib/server/http/redirect-to-page';
import { withTexts } from '@/lib/shared/texts/browser-texts';
import { pageTexts } from '@/lib/shared/texts/page-texts';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import { OTHER_CALENDARS_PATH, openingHoursPath } from '@/lib/shared/url/portal-paths';
import { loadOwn } from '../load-own';
import { ownAccount } from '../own-account';
import { OwnPage, OwnPageFailed } from '../own-page';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageTexts('meta.portal'))('otherCalendars') };
}

async function OtherCalendarsPage() {
  const t = await pageTexts('otherCalendars.page');
  return (
    <OwnPage
      gate={{ title: t('title'), text: t('signIn') }}
      noScript={t('noScript')}
      path={OTHER_CALENDARS_PATH}
      back={{ href: openingHoursPath(), label: t('back') }}
    >
      {(user) => <OwnCalendars userId={user.id} />}
    </OwnPage>
  );
}

export default withTexts('(portal)/settln-providers/other-calendars/page', OtherCalendarsPage);

async function load(userId: string) {
  const account = await ownAccount(userId);
  if (!account?.id) return { kind: 'no account' as const };
  if (!isOurs()) return { kind: 'not offered' as const };
  const [first, people] = await Promise.all([
    listOtherCalendars(account.id),
    readNames(account.id),
  ]);
  return { kind: 'calendars' as const, calendarId: account.id, first, people };
}

async function OwnCalendars({ userId }: { userId: string }) {
  const t = await pageTexts('otherCalendars.page');
  const loaded = await loadOwn(load(userId));
  switch (loaded.kind) {
    case 'no account':
      return <CalendarAccessRequired />;
    case 'not offered':
      return redirectToPage(openingHoursPath());
    case 'failed':
      return <OwnPageFailed title={t('failed')} retry={t('retry')} path={OTHER_CALENDARS_PATH} />;
    case 'calendars':
      return (
        <OtherCalendars
          calendarId={loaded.calendarId}
          first={loaded.first}
          people={loaded.people}
          readAt={Date.now()}
          zone={VENUE_ZONE.id}
        />
      );
  }
}
