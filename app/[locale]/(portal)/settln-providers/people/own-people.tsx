import { People } from '@/components/people/people';
import { CalendarAccessRequired } from '@/components/portal/calendar-access-required';
import type { User } from '@/lib/domain/accounts/user';
import { listBookableItems } from '@/lib/host/calendar/own-items';
import { knowsPeople, readPeople } from '@/lib/host/calendar/people';
import { readSchedule } from '@/lib/host/calendar/schedule';
import { redirectToPage } from '@/lib/http/redirect-to-page';
import { pageTexts } from '@/lib/texts/page-texts';
import { localDay } from '@/lib/time/format';
import { VENUE_ZONE } from '@/lib/time/venue-zone';
import { openingHoursPath, PEOPLE_PATH } from '@/lib/url/portal-paths';
import { loadOwn } from '../load-own';
import { ownAccount } from '../own-news';
import { OwnPageFailed } from '../own-page';

async function load(userId: string) {
  const account = await ownAccount(userId);
  if (!account?.id) return { kind: 'no account' as const };
  if (!knowsPeople()) return { kind: 'not offered' as const };
  const [kept, { schedule }, services] = await Promise.all([
    readPeople(account.id),
    readSchedule(account.id),
    listBookableItems(userId),
  ]);
  const items = services.flatMap((service) =>
    service.items.map(({ id, name }) => ({ id: Number(id), name })),
  );
  return { kind: 'people' as const, calendarId: account.id, kept, schedule, items };
}

export async function OwnPeople({ user }: { user: User }) {
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
