import 'server-only';
import { createHash } from 'node:crypto';
import { env } from '@/lib/server/env';
import { listUpcomingEvents } from '@/lib/server/host/directory/events';
import { toIcsFeed } from '@/lib/shared/domain/booking/ics';
import { toAtom } from '@/lib/shared/domain/directory/atom';
import {
  type EventChoice,
  fits,
  NO_EVENT_CHOICE,
} from '@/lib/shared/domain/directory/event-choice';
import { eventUid, sequenceAt, toEventEntry } from '@/lib/shared/domain/directory/event-entry';
import type { UpcomingEvent } from '@/lib/shared/domain/directory/upcoming-event';
import { eventCategoryTitle } from '@/lib/shared/domain/events/category-title';
import { product } from '@/lib/shared/product';
import { textsFor } from '@/lib/shared/texts/catalogue';
import { asWritten, withCommas } from '@/lib/shared/texts/lists';
import type { Locale } from '@/lib/shared/texts/locales';
import { formatClock } from '@/lib/shared/time/clock-words';
import { formatLongDate } from '@/lib/shared/time/format';
import { localePath } from '@/lib/shared/url/locale-path';
import {
  feedPathOf,
  parseEventChoice,
  publicEventPath,
  whatsOnPath,
} from '@/lib/shared/url/whats-on-url';
import { fileLanguage } from '../request-language';
import { publicFile } from '../within-limit';

const HEADERS = { 'cache-control': 'public, max-age=300, s-maxage=300', 'x-robots-tag': 'noindex' };

function choiceIn(url: URL): EventChoice | null {
  const query = Object.fromEntries(url.searchParams);
  const { category, communityId } = parseEventChoice(query);
  const isKnown = category !== null || !query.category;
  if (!isKnown || (communityId === null && query.community)) return null;
  return { ...NO_EVENT_CHOICE, category, communityId };
}

function titleOf({ category, communityId }: EventChoice, locale: Locale): string {
  const t = textsFor(locale, 'publicEvents.meta');
  const names = textsFor(locale, 'forms.communityNames');
  const categories = textsFor(locale, 'events.categories');
  const chosen = [
    communityId && names(`community${communityId}`),
    category && eventCategoryTitle(category, categories),
  ].filter(Boolean);
  return [t('feed', { product: product.name }), ...chosen].join(' · ');
}

const addressOf = ({ id }: UpcomingEvent, locale: Locale) =>
  env().SITE_URL + localePath(locale, publicEventPath(id));

type Writer = (events: readonly UpcomingEvent[], choice: EventChoice, locale: Locale) => string;

const toCalendar: Writer = (events, choice, locale) => {
  const t = textsFor(locale, 'publicEvents.file');
  const entries = events.map((event) => ({
    ...toEventEntry({ ...event, description: event.summary }, addressOf(event, locale), t),
    uid: eventUid(event.id, env().SITE_URL),
    isCancelled: event.isCancelled,
    sequence: sequenceAt(event.updatedAt),
    stamp: event.updatedAt,
  }));
  return toIcsFeed({ name: titleOf(choice, locale), productName: product.name }, entries);
};

const toFeed: Writer = (events, choice, locale) => {
  const { SITE_URL } = env();
  const when = ({ startsAt, zone }: UpcomingEvent) =>
    withCommas(
      [formatLongDate(startsAt, zone, locale), formatClock(startsAt, zone, locale)],
      locale,
    );
  const t = textsFor(locale, 'publicEvents.card');
  const written = (text: string) => text && asWritten(text, locale);
  return toAtom({
    url: SITE_URL + feedPathOf('atom', locale, choice),
    page: SITE_URL + localePath(locale, whatsOnPath(choice)),
    title: titleOf(choice, locale),
    author: product.name,
    language: locale,
    entries: events.map((event) => ({
      url: addressOf(event, locale),
      title: event.title,
      author: event.organizer || product.name,
      language: event.language,
      summary: [
        event.isCancelled ? t('cancelled') : event.isMoved ? t('moved') : '',
        when(event),
        written(event.address),
        written(event.summary),
      ]
        .filter(Boolean)
        .join(' · '),
      category: event.category,
      updatedAt: event.updatedAt,
    })),
  });
};

/** Browsers and caches in front may keep an answer for five minutes. */
function feedOf(type: string, write: Writer) {
  return publicFile('reads', async (request) => {
    const choice = choiceIn(new URL(request.url));
    const locale = fileLanguage(request);
    const upcoming = choice && (await listUpcomingEvents());
    if (!choice || !upcoming) return null;
    const chosen = upcoming.filter((event) => fits(event, choice));
    const text = write(chosen, choice, locale);
    const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
    const headers = { ...HEADERS, etag, 'content-type': `${type}; charset=utf-8` };
    const isKnown = request.headers.get('if-none-match')?.includes(etag);
    return new Response(isKnown ? null : text, { status: isKnown ? 304 : 200, headers });
  });
}

/** iCalendar (RFC 5545). */
export const serveCalendarFeed = feedOf('text/calendar', toCalendar);

/** Atom (RFC 4287). */
export const serveAtomFeed = feedOf('application/atom+xml', toFeed);
