/** Shows notices of bookings; only the portal registers it. */
export const PORTAL_WORKER = '/portal-worker.js';

/** By which the site can be put on a home screen. */
export const SITE_MANIFEST = '/manifest.webmanifest';

/** By which the portal can be put on a home screen. */
export const PORTAL_MANIFEST = '/portal.webmanifest';
