import { env } from '@/lib/server/env';
import { appleAppSiteAssociation } from '@/lib/shared/url/app-links';

/** Only the running server knows the app ids; the build does not. */
export const dynamic = 'force-dynamic';

export function GET(): Response {
  const { APPLE_APP_IDS } = env();
  if (!APPLE_APP_IDS) return new Response(null, { status: 404 });
  return Response.json(appleAppSiteAssociation(APPLE_APP_IDS));
}
