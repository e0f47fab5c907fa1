import 'server-only';
import type { Event } from '@/lib/contract/shapes/events';
import { toIcs } from '@/lib/domain/booking/ics';
import { eventUid, toEventEntry } from '@/lib/domain/directory/event-entry';
import { isPublic } from '@/lib/domain/listings/status';
import { env } from '@/lib/env';
import { findEvent } from '@/lib/host/events';
import { HostError, namesNothing } from '@/lib/host/transport/host-error';
import { product } from '@/lib/product';
import { textsFor } from '@/lib/texts/catalogue';
import { DEFAULT_LOCALE } from '@/lib/texts/locales';
import { isEventId, publicEventPath } from '@/lib/url/whats-on-url';
import { withinLimit } from '../within-limit';

function fileOf(event: Event, startsAt: number): string {
  const { SITE_URL } = env();
  const t = textsFor(DEFAULT_LOCALE, 'publicEvents.file');
  const times = { startsAt, endsAt: Math.max(startsAt, event.endsAt ?? startsAt) };
  return toIcs({
    ...toEventEntry({ ...event, ...times }, SITE_URL + publicEventPath(event.id), t),
    uid: eventUid(event.id, SITE_URL),
    stamp: Date.now(),
    productName: product.name,
  });
}

/** A public event as a calendar file: a plain link, so that it works without JavaScript. */
async function answerEventFile(
  _request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  const { id } = await params;
  const none = (status: number) => new Response(null, { status });
  try {
    const event = isEventId(id) ? await findEvent(id) : null;
    if (!event || !isPublic(event.status) || event.startsAt === null) return none(404);
    return new Response(fileOf(event, event.startsAt), {
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'attachment; filename="event.ics"',
        'cache-control': 'public, max-age=0, s-maxage=60',
        'x-robots-tag': 'noindex',
      },
    });
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    return none(namesNothing(error) ? 404 : 502);
  }
}

export const serveEventFile = withinLimit('reads', answerEventFile);
