/** Shows notices of bookings; only the portal registers it. */
export const PORTAL_WORKER = '/portal-worker.js';

/** By which the portal can be put on a home screen. */
export const PORTAL_MANIFEST = '/portal.webmanifest';
