import { findPublicListing } from '@/lib/host/listings';
import { HostError } from '@/lib/host/transport/host-error';
import { drawCard } from './draw-card';

/** The picture that link previews show for a profile; only public listings have one. */
export async function GET(request: Request): Promise<Response> {
  const id = new URL(request.url).searchParams.get('id')?.trim() ?? '';
  try {
    const listing = id ? await findPublicListing(id) : null;
    if (!listing) return new Response(null, { status: 404 });
    return new Response(await drawCard(listing), {
      headers: {
        'Content-Type': 'image/png',
        'Cache-Control': 'public, max-age=3600, s-maxage=86400, stale-while-revalidate=604800',
      },
    });
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    return new Response(null, { status: 502, headers: { 'Cache-Control': 'no-store' } });
  }
}
