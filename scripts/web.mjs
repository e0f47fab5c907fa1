// @ts-check
/**
 * The web process, of the build in this directory: `node scripts/web.mjs -H 127.0.0.1 -p 3000`. One
 * process, which a signal reaches, and which ends by itself at SIGTERM (`lib/shared/process/drain.ts`).
 */
import { pathToFileURL } from 'node:url';
import { NEXT } from './lib/build.mjs';

process.env.NEXT_MANUAL_SIG_HANDLE = 'true';
process.argv.splice(1, 1, NEXT, 'start');
await import(pathToFileURL(NEXT).href);
