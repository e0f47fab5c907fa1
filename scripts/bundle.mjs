// @ts-check
/** Makes bundles ahead, for a place that can only be read: `node scripts/bundle.mjs backend/server.ts ...`. */
import { bundle } from './lib/bundle.mjs';

for (const entry of process.argv.slice(2)) await bundle(entry);
