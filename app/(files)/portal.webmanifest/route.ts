import { portalManifest } from './portal-manifest';

export const dynamic = 'force-static';

export function GET(): Response {
  return new Response(JSON.stringify(portalManifest()), {
    headers: { 'content-type': 'application/manifest+json' },
  });
}
