import { findPublicService } from '@/lib/host/services';
import { KEPT_PICTURE, publicFile } from '@/lib/http/within-limit';
import { drawQr } from './draw-qr';

/** Only public services have one. */
export const GET = publicFile('cards', async (request) => {
  const id = new URL(request.url).searchParams.get('id')?.trim() ?? '';
  const service = id ? await findPublicService(id) : null;
  if (!service) return null;
  return new Response(drawQr(service.id), {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': KEPT_PICTURE },
  });
});
