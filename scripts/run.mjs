// @ts-check
/** Runs a server or a command, from its bundle: `node scripts/run.mjs backend/server.ts ...`. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from './lib/bundle.mjs';
import { ROOT } from './lib/root.mjs';

const [node = '', , entry = '', ...argv] = process.argv;
process.argv = [node, path.join(ROOT, entry), ...argv];
process.setSourceMapsEnabled(true);
await import(pathToFileURL(await bundle(entry)).href);
