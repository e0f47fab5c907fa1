/** Only the portal registers it. */
export const PORTAL_WORKER = '/portal-worker.js';

export const SITE_MANIFEST = '/manifest.webmanifest';

export const PORTAL_MANIFEST = '/portal.webmanifest';
