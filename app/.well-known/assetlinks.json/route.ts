import { env } from '@/lib/server/env';
import { androidAssetLinks } from '@/lib/shared/url/app-links';

/** Only the running server knows the package and its fingerprints; the build does not. */
export const dynamic = 'force-dynamic';

export function GET(): Response {
  const { ANDROID_APP_PACKAGE, ANDROID_CERT_FINGERPRINTS } = env();
  if (!ANDROID_APP_PACKAGE || !ANDROID_CERT_FINGERPRINTS)
    return new Response(null, { status: 404 });
  return Response.json(androidAssetLinks(ANDROID_APP_PACKAGE, ANDROID_CERT_FINGERPRINTS));
}
