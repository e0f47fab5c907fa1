import { env } from '@/lib/env';
import { appleAppSiteAssociation } from '@/lib/url/app-links';

/** The app ids are in the environment of the process; the build does not know them. */
export const dynamic = 'force-dynamic';

export function GET(): Response {
  const { APPLE_APP_IDS } = env();
  if (!APPLE_APP_IDS) return new Response(null, { status: 404 });
  return Response.json(appleAppSiteAssociation(APPLE_APP_IDS));
}
