import { env } from '@/lib/env';
import { androidAssetLinks } from '@/lib/url/app-links';

/** Known when the process starts, not at build time. */
export const dynamic = 'force-dynamic';

export function GET(): Response {
  const { ANDROID_APP_PACKAGE, ANDROID_CERT_FINGERPRINTS } = env();
  if (!ANDROID_APP_PACKAGE || !ANDROID_CERT_FINGERPRINTS)
    return new Response(null, { status: 404 });
  return Response.json(androidAssetLinks(ANDROID_APP_PACKAGE, ANDROID_CERT_FINGERPRINTS));
}
