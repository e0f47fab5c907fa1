import 'server-only';
import { env } from '@/lib/server/env';
import { findPublicEvent } from '@/lib/server/host/events';
import type { Event } from '@/lib/shared/contract/events';
import { toIcs } from '@/lib/shared/domain/booking/ics';
import { eventUid, sequenceAt, toEventEntry } from '@/lib/shared/domain/directory/event-entry';
import { product } from '@/lib/shared/product';
import { textsFor } from '@/lib/shared/texts/catalogue';
import type { Locale } from '@/lib/shared/texts/locales';
import { localePath } from '@/lib/shared/url/locale-path';
import { publicEventPath } from '@/lib/shared/url/whats-on-url';
import { fileLanguage } from '../request-language';
import { publicFile } from '../within-limit';

function fileOf(event: Event, startsAt: number, locale: Locale): string {
  const { SITE_URL } = env();
  const t = textsFor(locale, 'publicEvents.file');
  const stamp = Date.now();
  const times = { startsAt, endsAt: Math.max(startsAt, event.endsAt ?? startsAt) };
  return toIcs({
    ...toEventEntry(
      { ...event, ...times },
      SITE_URL + localePath(locale, publicEventPath(event.id)),
      t,
    ),
    uid: eventUid(event.id, SITE_URL),
    isCancelled: event.cancellation !== null,
    sequence: sequenceAt(stamp),
    stamp,
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
