import 'server-only';
import { env } from '@/lib/server/env';
import type { Event } from '@/lib/shared/contract/events';
import { isPublic } from '@/lib/shared/domain/listings/status';
import { AppError } from '@/lib/shared/errors';
import { textsFor } from '@/lib/shared/texts/catalogue';
import { DEFAULT_LOCALE, readLocale } from '@/lib/shared/texts/locales';
import { localePath } from '@/lib/shared/url/locale-path';
import { publicEventPath } from '@/lib/shared/url/whats-on-url';
import { eventCard } from '../whats-on/[id]/card/event-card';
import { drawFile, typedAddress } from './serve-poster';

/** A PDF in A4. Throws `conflict` for an event that is not public, or cancelled. */
export async function serveEventPoster(event: Event, language?: string): Promise<Response> {
  if (!isPublic(event.status) || event.cancellation !== null) {
    throw new AppError('conflict', { key: 'posterNotLive' });
  }
  const locale = readLocale(language) ?? DEFAULT_LOCALE;
  const card = eventCard(event, locale);
  const url = env().SITE_URL + localePath(locale, publicEventPath(event.id));
  const words = {
    name: card.name,
    kind: card.above,
    call: textsFor(locale, 'share.sheet')('callEvent'),
    address: typedAddress(url),
    foot: card.below,
    pictureUrl: card.pictureUrl,
    url,
  };
  return drawFile(words, { kind: 'pdf', size: 'a4', locale });
}
