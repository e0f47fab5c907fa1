import path from 'node:path';

/** The demo's video: an animation of `pictures/slates/street-dance.svg`. */
export const DEMO_VIDEO = path.join(import.meta.dirname, 'video', 'street-dance.webm');
