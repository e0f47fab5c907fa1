import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

/** What the host does with a request, selected by the service id or customer name in it. */
type Misbehaviour = (request: IncomingMessage, response: ServerResponse) => void;

function json(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);
}

function pour(response: ServerResponse, megabytes: number): void {
  const megabyte = Buffer.alloc(1_000_000, 'x');
  response.writeHead(200, { 'content-type': 'application/json' }).write('"');
  const more = (left: number): void => {
    if (left === 0 || response.destroyed) response.end('"');
    else if (response.write(megabyte)) setImmediate(more, left - 1);
    else response.once('drain', () => more(left - 1));
  };
  more(megabytes);
}

const failing = (status: number): Misbehaviour => {
  return (_, response) => {
    response
      .writeHead(status, { 'content-type': 'text/html' })
      .end('<h1>Error</h1> at Object.run (/srv/host/app.js:10:5)');
  };
};

/** Every failure that FAULT-1 names except a refused connection; for that, stop the server. */
export const MISBEHAVIOURS = {
  hang: () => {},
  reset: (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 });
    response.write('{"id":', () => response.destroy());
  },
  drip: (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const drops = setInterval(() => response.write(' '), 1000);
    response.on('close', () => clearInterval(drops));
  },
  500: failing(500),
  502: failing(502),
  503: failing(503),
  429: failing(429),
  html: failing(200),
  badJson: (_, response) => json(response, 200, '{"id": 1,'),
  wrongShape: (_, response) => json(response, 200, '{"pages":[{"number":"one"}]}'),
  empty: (_, response) => json(response, 200, ''),
  huge: (_, response) => pour(response, 100),
  bomb: (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
    response.end(gzipSync(Buffer.alloc(50_000_000, ' ')));
  },
  redirects: ({ url }, response) => {
    response.writeHead(302, { location: `${url}&again=1` }).end();
  },
} satisfies Record<string, Misbehaviour>;

export type MisbehaviourName = `${keyof typeof MISBEHAVIOURS}`;

function isName(text: string): text is MisbehaviourName {
  return text in MISBEHAVIOURS;
}

async function nameIn(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += chunk;
  if (body) return String(JSON.parse(body).customerName);
  return new URL(request.url ?? '/', 'http://host.test').searchParams.get('id') ?? '';
}

/** Starts the host on a free port of loopback; `close` also cuts requests that still hang. */
export async function startMisbehavingHost(): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    const name = await nameIn(request);
    if (isName(name)) MISBEHAVIOURS[name](request, response);
    else json(response, 404, '{"success":false,"code":"not_found","message":"No such thing."}');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
