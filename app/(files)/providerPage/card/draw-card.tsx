import 'server-only';
import { unstable_cache } from 'next/cache';
import { ImageResponse } from 'next/og';
import type { Service } from '@/lib/contract/shapes/services';
import { categoryTitle } from '@/lib/domain/services/categories';
import { textsFor } from '@/lib/texts/catalogue';
import type { Locale } from '@/lib/texts/locales';
import { CARD_FONT_FAMILY, cardFonts } from './card-fonts';
import { cardLines } from './card-lines';
import { readCardLogo } from './card-logo';
import { cardVersion } from './card-version';
import { ProfileCard } from './profile-card';

/** A card whose logo did not arrive in time was drawn without it, and is drawn again after an hour. */
const HOUR_SECONDS = 3_600;

async function draw(service: Service, locale: Locale): Promise<Buffer> {
  const title = categoryTitle(service, textsFor(locale, 'services.categories'));
  const [fonts, logo, lines] = await Promise.all([
    cardFonts(),
    readCardLogo(service.profileImageUrl),
    cardLines(service, title),
  ]);
  const card = <ProfileCard lines={lines} fontFamily={CARD_FONT_FAMILY} logo={logo} />;
  const image = new ImageResponse(card, { width: 1200, height: 630, fonts });
  return Buffer.from(await image.arrayBuffer());
}

/** The preview picture of a service as PNG, drawn once for as long as nothing on it changes. */
export async function drawCard(service: Service, locale: Locale): Promise<Buffer<ArrayBuffer>> {
  const keep = unstable_cache(
    async () => (await draw(service, locale)).toString('base64'),
    ['profile-card', service.id, cardVersion(service), locale],
    { revalidate: HOUR_SECONDS, tags: [`service:${service.id}`] },
  );
  return Buffer.from(await keep(), 'base64');
}
