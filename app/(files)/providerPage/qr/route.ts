import { findPublicService } from '@/lib/server/host/services';
import { findShareUrl } from '@/lib/server/host/short-addresses';
import { fileLanguage } from '@/lib/server/http/request-language';
import { KEPT_PICTURE, publicFile } from '@/lib/server/http/within-limit';
import { drawQr, drawQrPng } from './draw-qr';

/** `format=png` gives a PNG. */
export const GET = publicFile('cards', async (request) => {
  const asked = new URL(request.url).searchParams;
  const id = asked.get('id')?.trim() ?? '';
  const service = id ? await findPublicService(id) : null;
  if (!service) return null;
  const url = await findShareUrl(service.id, fileLanguage(request));
  const isPng = asked.get('format') === 'png';
  return new Response(isPng ? new Uint8Array(await drawQrPng(url)) : drawQr(url), {
    headers: {
      'Content-Type': isPng ? 'image/png' : 'image/svg+xml',
      'Cache-Control': KEPT_PICTURE,
    },
  });
});
