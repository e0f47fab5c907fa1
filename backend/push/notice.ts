import type { Database } from '@/backend/db/client';
import { type BookingFacts, findBookingFacts, shownKindOf } from '@/backend/mail/booking-facts';
import { letterLink, letterLocale, letterTexts, writeIn } from '@/backend/mail/letter-language';
import { plainNameInMail } from '@/backend/mail/name-in-mail';
import { withCommas } from '@/lib/shared/texts/lists';
import { directionOf } from '@/lib/shared/texts/locales';
import { formatClock } from '@/lib/shared/time/clock-words';
import { formatShortDay } from '@/lib/shared/time/format';
import { DAY_MS } from '@/lib/shared/time/units';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import { portalPath, visitPath } from '@/lib/shared/url/portal-url';
import type { ClaimedNotice } from './push-queue';
import type { Push } from './push-service';

const zone = VENUE_ZONE.id;

interface Notice {
  title: string;
  body: string;
  /** The address that a tap opens. */
  navigate: string;
  /** A notice replaces an earlier one with the same tag. */
  tag: string;
}

/** Declarative web push: Safari shows the notice by itself. Elsewhere our service worker does. */
const toPayload = (notice: Notice) => ({
  web_push: 8030,
  notification: { ...notice, lang: letterLocale(), dir: directionOf(letterLocale()) },
});

const at = (instant: number) => ({
  day: formatShortDay(instant, zone, letterLocale()),
  time: formatClock(instant, zone, letterLocale()),
});

/** Leaves out the customer's name and the services, because others may read a locked screen. */
function bodyOf({ change, visits }: ClaimedNotice, facts: BookingFacts): string {
  const t = letterTexts('push.notice');
  const when = at(facts.startsAt);
  if (visits > 1) return t('several', { count: visits, ...when });
  const person = plainNameInMail(facts.person?.name ?? null);
  const { movedFrom } = facts;
  const parts = [
    t('visit', { count: facts.items.length, ...when }),
    person ? t('with', { person }) : '',
    change === 'moved' && movedFrom !== null ? t('before', at(movedFrom)) : '',
  ];
  return withCommas(parts, t.locale);
}

/** Returns null if the notice is outdated. */
export async function composePush(
  db: Database,
  notice: ClaimedNotice,
  siteUrl: string,
  now: number,
): Promise<Push | null> {
  const { accountId, bookingId, change, sequence } = notice;
  const facts = await findBookingFacts(db, accountId, bookingId, now);
  if (!facts || facts.sequence !== sequence || facts.startsAt <= now) return null;
  const isOff = change === 'cancelled';
  if (facts.status !== (isOff ? 'cancelled' : 'confirmed')) return null;
  const id = String(bookingId);
  const payload = writeIn(notice.language, () =>
    toPayload({
      title: letterTexts('push.notice')(`${shownKindOf(change, facts)}Title`),
      body: bodyOf(notice, facts),
      navigate: letterLink({ siteUrl }, isOff ? portalPath('calendar') : visitPath(id)),
      tag: `visit-${id}`,
    }),
  );
  return {
    payload,
    ttlSeconds: Math.min(facts.startsAt - now, DAY_MS) / 1000,
    urgency: change === 'booked' ? 'high' : 'normal',
    topic: `${siteUrl}/${accountId}/${id}`,
  };
}

const TEST_TTL_SECONDS = 60;

export function testPush(siteUrl: string, language: string | null): Push {
  const payload = writeIn(language, () => {
    const t = letterTexts('push.notice');
    return toPayload({
      title: t('testTitle'),
      body: t('testBody'),
      navigate: letterLink({ siteUrl }, portalPath('bookings')),
      tag: 'test',
    });
  });
  return {
    payload,
    ttlSeconds: TEST_TTL_SECONDS,
    urgency: 'high',
    topic: `${siteUrl}/test`,
  };
}
