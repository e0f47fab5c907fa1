import { env } from '@/lib/env';
import { appleAppSiteAssociation } from '@/lib/url/app-links';

/** The app ids come from the environment, unknown at build time. */
export const dynamic = 'force-dynamic';

export function GET(): Response {
  const { APPLE_APP_IDS } = env();
  if (!APPLE_APP_IDS) return new Response(null, { status: 404 });
  return Response.json(appleAppSiteAssociation(APPLE_APP_IDS));
}
