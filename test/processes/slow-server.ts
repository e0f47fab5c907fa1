/** A server whose answers take as long as their path says; the last byte comes at the end. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { prepareDrain } from '@/lib/shared/process/drain';

const server = createServer(({ url = '' }, response) => {
  if (url.startsWith('/streamed')) response.write('begun ');
  setTimeout(() => response.end('done'), Number(url.split('/').at(-1)));
});
const drain = prepareDrain(server);
process.on('SIGTERM', () => drain().then(() => process.exit(0)));
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port)); // TCP, so never a pipe's name
