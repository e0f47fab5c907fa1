import type { Metadata } from 'next';
import { People } from '@/components/calendar/people/people';
import { CalendarAccessRequired } from '@/components/portal/calendar-access-required';
import { listBookableItems } from '@/lib/server/host/calendar/own-items';
import { readPeople } from '@/lib/server/host/calendar/people';
import { readSchedule } from '@/lib/server/host/calendar/schedule';
import { isOurs } from '@/lib/server/host/transport/host-number';
import { redirectToPage } from '@/lib/server/http/redirect-to-page';
import type { User } from '@/lib/shared/domain/accounts/user';
import { withTexts } from '@/lib/shared/texts/browser-texts';
import { pageTexts } from '@/lib/shared/texts/page-texts';
import { localDay } from '@/lib/shared/time/format';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import { openingHoursPath, PEOPLE_PATH } from '@/lib/shared/url/portal-paths';
import { loadOwn } from '../load-own';
import { ownAccount } from '../own-account';
import { OwnPage, OwnPageFailed } from '../own-page';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageTexts('meta.portal'))('people') };
}

async function PeoplePage() {
  const t = await pageTexts('people.page');
  return (
    <OwnPage
      gate={{ title: t('title'), text: t('signIn') }}
      noScript={t('noScript')}
      path={PEOPLE_PATH}
      back={{ href: openingHoursPath(), label: t('back') }}
    >
      {(user) => <OwnPeople user={user} />}
    </OwnPage>
  );
}

export default withTexts('(portal)/settln-providers/people/page', PeoplePage);

async function load(userId: string) {
  const account = await ownAccount(userId);
  if (!account?.id) return { kind: 'no account' as const };
  if (!isOurs()) return { kind: 'not offered' as const };
  const [kept, { schedule }, services] = await Promise.all([
    readPeople(account.id),
    readSchedule(account.id),
    listBookableItems(userId),
  ]);
  const items = services.flatMap((service) =>
    service.items.map(({ id, name, language }) => ({ id: Number(id), name, language })),
  );
  return { kind: 'people' as const, calendarId: account.id, kept, schedule, items };
}

async function OwnPeople({ user }: { user: User }) {
  const t = await pageTexts('people.page');
  const loaded = await loadOwn(load(user.id));
  switch (loaded.kind) {
    case 'no account':
      return <CalendarAccessRequired />;
    case 'not offered':
      return redirectToPage(openingHoursPath());
    case 'failed':
      return <OwnPageFailed title={t('failed')} retry={t('retry')} path={PEOPLE_PATH} />;
    case 'people':
      return (
        <People
          calendarId={loaded.calendarId}
          ownName={user.firstName || user.name}
          first={loaded.kept}
          schedule={loaded.schedule}
          items={loaded.items}
          today={localDay(Date.now(), VENUE_ZONE.id)}
        />
      );
  }
}
