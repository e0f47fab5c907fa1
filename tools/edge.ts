import { parseArgs } from 'node:util';
import { orEnd } from '@/scripts/lib/start-error.mjs';
import { needPrograms } from '@/scripts/testing/programs.mjs';
import { startEdge } from './fleet/edge';

// `npm run edge -- --web 3000`: nginx before a running web process.
const { values } = parseArgs({ options: { web: { type: 'string', multiple: true } } });
const [first = 3000, second = first] = (values.web ?? []).map(Number);
const { nginx } = await orEnd(needPrograms('The edge', ['nginx']));
const edge = await startEdge(nginx, [first, second]);
console.log(edge.url);
const stop = async () => {
  await edge.stop();
  process.exit(0);
};
process.once('SIGINT', stop).once('SIGTERM', stop);
