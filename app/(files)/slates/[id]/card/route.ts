import 'server-only';
import { unstable_cache } from 'next/cache';
import sharp from 'sharp';
import { openMedia } from '@/lib/server/host/slates/open-media';
import { findSlate } from '@/lib/server/host/slates/slates';
import { shareInFlight } from '@/lib/server/host/transport/in-flight';
import { KEPT_PICTURE, withinLimit } from '@/lib/server/http/within-limit';
import { withDeadline } from '@/lib/shared/process/deadline';
import { isSlateId } from '@/lib/shared/url/slate-url';

const none = (status: number) =>
  new Response(null, { status, headers: { 'Cache-Control': 'no-store' } });

async function card(_: Request, context: { params: Promise<{ id: string }> }) {
  const { id } = await context.params;
  try {
    const media = isSlateId(id) ? (await findSlate(id))?.media : null;
    const url = media?.type === 'image' ? media.url : media?.posterUrl;
    if (!url) return none(404);
    return new Response(await drawSlateCard(id, url), {
      headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': KEPT_PICTURE },
    });
  } catch {
    // A preview works without its picture, so one status is enough.
    return none(502);
  }
}

export const GET = withinLimit('cards', card);

const TIMEOUT_MS = 5_000;
const MAX_BYTES = 10 * 1024 * 1024;
const MAX_PIXELS = 50_000_000;
const HOUR_SECONDS = 3_600;

const draw = shareInFlight(async (url) => {
  const bytes = await withDeadline(TIMEOUT_MS, async (signal) => {
    const visitor = { headers: new Headers(), signal };
    const { body } = await openMedia({ url, type: 'image' }, visitor, MAX_BYTES);
    return new Response(body).arrayBuffer();
  });
  return sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .rotate()
    .resize({ width: 1200, height: 630, fit: 'cover', position: sharp.strategy.attention })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
});

/** Cuts to 1200x630 for messengers; kept for an hour. Throws without a picture. */
async function drawSlateCard(id: string, url: string): Promise<Buffer<ArrayBuffer>> {
  const keep = unstable_cache(
    async () => (await draw(url)).toString('base64'),
    ['slate-card', id, url],
    { revalidate: HOUR_SECONDS, tags: [`slate:${id}`] },
  );
  return Buffer.from(await keep(), 'base64');
}
