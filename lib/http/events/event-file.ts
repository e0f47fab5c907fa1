import 'server-only';
import type { Event } from '@/lib/contract/events';
import { toIcs } from '@/lib/domain/booking/ics';
import { eventUid, toEventEntry } from '@/lib/domain/directory/event-entry';
import { env } from '@/lib/env';
import { findPublicEvent } from '@/lib/host/events';
import { product } from '@/lib/product';
import { textsFor } from '@/lib/texts/catalogue';
import type { Locale } from '@/lib/texts/locales';
import { localePath } from '@/lib/url/locale-path';
import { publicEventPath } from '@/lib/url/whats-on-url';
import { fileLanguage } from '../request-language';
import { publicFile } from '../within-limit';

function fileOf(event: Event, startsAt: number, locale: Locale): string {
  const { SITE_URL } = env();
  const t = textsFor(locale, 'publicEvents.file');
  const times = { startsAt, endsAt: Math.max(startsAt, event.endsAt ?? startsAt) };
  return toIcs({
    ...toEventEntry(
      { ...event, ...times },
      SITE_URL + localePath(locale, publicEventPath(event.id)),
      t,
    ),
    uid: eventUid(event.id, SITE_URL),
    stamp: Date.now(),
    productName: product.name,
  });
}

export const serveEventFile = publicFile(
  'reads',
  async (request: Request, { params }: { params: Promise<{ id: string }> }) => {
    const event = await findPublicEvent((await params).id);
    if (!event || event.startsAt === null) return null;
    return new Response(fileOf(event, event.startsAt, fileLanguage(request)), {
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'attachment; filename="event.ics"',
        'cache-control': 'public, max-age=0, s-maxage=60',
        'x-robots-tag': 'noindex',
      },
    });
  },
);
