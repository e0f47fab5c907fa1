import { findSlate } from '@/lib/host/slates/slates';
import { KEPT_PICTURE, withinLimit } from '@/lib/http/within-limit';
import { isSlateId } from '@/lib/url/slate-url';
import { drawSlateCard } from './draw-slate-card';

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
    // A preview works without its picture, so this status is enough for any failure.
    return none(502);
  }
}

export const GET = withinLimit('cards', card);
