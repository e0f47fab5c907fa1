import 'server-only';
import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import { cardVersion } from '@/app/(files)/link-card/card-content';
import { eventCard } from '@/app/(files)/whats-on/[id]/card/event-card';
import { missingMetadata } from '@/app/missing-screen';
import { pageMetadata } from '@/app/page-metadata';
import { isOver } from '@/components/shared/time/event-times';
import { zoneOf } from '@/lib/server/host/directory/events';
import type { Event } from '@/lib/shared/contract/events';
import { truncateAtWord } from '@/lib/shared/domain/text/text';
import { pageTexts } from '@/lib/shared/texts/page-texts';
import { formatLongDate } from '@/lib/shared/time/format';
import { eventCardPath, publicEventPath } from '@/lib/shared/url/whats-on-url';
import type { LoadedEvent } from './load-event';

/** About as many characters as search results and previews show. */
const DESCRIPTION_LIMIT = 155;

/** Day and place come early: previews are cut at the end. */
async function describe({
  startsAt,
  timeZone,
  address,
  description,
  cancellation,
  movedFrom,
}: Event): Promise<string> {
  const locale = await getLocale();
  const day = startsAt === null ? '' : formatLongDate(startsAt, zoneOf(timeZone), locale);
  const t = await pageTexts('publicEvents.card');
  const change = cancellation !== null ? t('cancelled') : movedFrom !== null ? t('moved') : '';
  return truncateAtWord(
    [change, day, address, description].filter(Boolean).join(' · '),
    DESCRIPTION_LIMIT,
  );
}

/** A past event is not indexed. */
export async function eventMetadata(id: string, loaded: LoadedEvent): Promise<Metadata> {
  if ('problem' in loaded) {
    if (loaded.problem === 'notFound') return missingMetadata();
    const t = await pageTexts('publicEvents.problem');
    return { title: t('eventTitle'), robots: { index: false } };
  }
  const { event } = loaded;
  const locale = await getLocale();
  const version = cardVersion(eventCard(event, locale));
  return {
    ...(await pageMetadata({
      title: event.title,
      description: await describe(event),
      path: publicEventPath(id),
      picture: {
        path: eventCardPath(id, version, locale),
        type: 'image/png',
        alt: event.title,
      },
    })),
    ...(isOver(event, Date.now()) && { robots: { index: false } }),
  };
}
