import 'server-only';
import { unstable_cache } from 'next/cache';
import { ImageResponse } from 'next/og';
import type { Listing } from '@/lib/contract/shapes/listings';
import { CARD_FONT_FAMILY, cardFonts } from './card-fonts';
import { readCardLogo } from './card-logo';
import { cardVersion } from './card-version';
import { ProfileCard } from './profile-card';

/** A logo that did not arrive is missing for so long at most. */
const HOUR_SECONDS = 3_600;

async function draw(listing: Listing): Promise<Buffer> {
  const [fonts, logo] = await Promise.all([cardFonts(), readCardLogo(listing.profileImageUrl)]);
  const card = <ProfileCard listing={listing} fontFamily={CARD_FONT_FAMILY} logo={logo} />;
  const image = new ImageResponse(card, { width: 1200, height: 630, fonts });
  return Buffer.from(await image.arrayBuffer());
}

/** The preview picture of a listing as PNG, drawn once for as long as nothing on it changes. */
export async function drawCard(listing: Listing): Promise<Buffer<ArrayBuffer>> {
  const keep = unstable_cache(
    async () => (await draw(listing)).toString('base64'),
    ['profile-card', listing.id, cardVersion(listing)],
    { revalidate: HOUR_SECONDS, tags: [`listing:${listing.id}`] },
  );
  return Buffer.from(await keep(), 'base64');
}
