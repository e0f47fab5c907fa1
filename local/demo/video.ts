import path from 'node:path';

/** The demo's video: the scene of `pictures/slates/street-dance.svg`, moving. */
export const DEMO_VIDEO = path.join(import.meta.dirname, 'video', 'street-dance.webm');
