import { findPublicService } from '@/lib/host/services';
import { HostError } from '@/lib/host/transport/host-error';
import { withinLimit } from '@/lib/http/within-limit';
import { drawQr } from './draw-qr';

/** The QR code of a profile's address, as SVG; only public services have one. */
async function code(request: Request): Promise<Response> {
  const id = new URL(request.url).searchParams.get('id')?.trim() ?? '';
  try {
    const service = id ? await findPublicService(id) : null;
    if (!service) return new Response(null, { status: 404 });
    return new Response(drawQr(service.id), {
      headers: {
        'Content-Type': 'image/svg+xml',
        'Cache-Control': 'public, max-age=3600, s-maxage=86400, stale-while-revalidate=604800',
      },
    });
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    return new Response(null, { status: 502, headers: { 'Cache-Control': 'no-store' } });
  }
}

export const GET = withinLimit('cards', code);
