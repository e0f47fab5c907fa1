import path from 'node:path';

/** The demo's video, which `draw-video.ts` made of a scene of `art/`. */
export const DEMO_VIDEO = path.join(import.meta.dirname, 'video', 'street-dance.webm');
