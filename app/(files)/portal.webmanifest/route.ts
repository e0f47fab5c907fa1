import { fileLanguage } from '@/lib/http/request-language';
import { portalManifest } from './portal-manifest';

export function GET(request: Request): Response {
  return new Response(JSON.stringify(portalManifest(fileLanguage(request))), {
    headers: {
      'content-type': 'application/manifest+json',
      'cache-control': 'public, max-age=3600, s-maxage=3600',
    },
  });
}
