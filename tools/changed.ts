/** What a change can reach, as JSON: `tools/changed.ts file ...`. `npm test -- --changed` asks it. */
import { existsSync, readFileSync } from 'node:fs';
import { readSources } from '@/test/source-files';
import { choose } from './changed/choose';
import { FOLDERS } from './lint/rule';

/** Written by `npm test` when its browser tests ran. */
const OPENED = '.data/opened-pages.json';

const sources = readSources(
  [...FOLDERS, 'docs', 'messages', 'instrumentation.ts', 'instrumentation-client.ts'],
  {
    withTests: true,
  },
);
const opened = existsSync(OPENED) ? JSON.parse(readFileSync(OPENED, 'utf8')) : {};
console.log(JSON.stringify(choose(process.argv.slice(2), sources, opened)));
