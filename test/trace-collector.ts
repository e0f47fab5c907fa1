import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A receiver of OTLP over HTTP, as a collector of traces has one. */
export async function startTraceCollector() {
  const received: Buffer[] = [];
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    if (request.url === '/v1/traces') received.push(body);
    response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Whether a text, or the bytes of an id, is in what was sent. Protobuf has both as they are. */
    has: (what: string | { id: string }) => {
      const bytes = typeof what === 'string' ? Buffer.from(what) : Buffer.from(what.id, 'hex');
      return received.some((body) => body.includes(bytes));
    },
    close: () => server.close(),
  };
}
