import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** 64 KB of a picture or video, which nothing here decodes. */
export const FILE = Buffer.from(Array.from({ length: 65_536 }, (_, n) => (n * 7) % 251));
const FIVE_GB = 5_000_000_000;

type Misbehaviour = (request: IncomingMessage, response: ServerResponse) => void;

const whole = (headers: Record<string, string | string[]>): Misbehaviour => {
  return (_, response) => response.writeHead(200, headers).end(FILE);
};
const part = (headers: Record<string, string>, bytes = FILE): Misbehaviour => {
  return (_, response) =>
    response.writeHead(206, { 'content-type': 'video/mp4', ...headers }).end(bytes);
};
const failing = (status: number): Misbehaviour => {
  return (_, response) =>
    response.writeHead(status, { 'content-type': 'image/png' }).end('at /srv/network/app.js:1:2');
};

/** The ways in which a network service can go wrong with a file, selected by the id of the post. */
export const MISBEHAVIOURS = {
  html: whole({ 'content-type': 'text/html' }),
  svg: whole({ 'content-type': 'image/svg+xml' }),
  untyped: whole({}),
  twoTypes: whole({ 'content-type': 'video/mp4, text/html' }),
  gzip: whole({ 'content-type': 'video/mp4', 'content-encoding': 'gzip' }),
  fiveGigabytes: (_, response) => {
    response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': FIVE_GB });
    response.write(FILE);
  },
  partOfFiveGigabytes: part({ 'content-range': `bytes 0-65535/${FIVE_GB}` }),
  anotherPart: part({ 'content-range': 'bytes 100-65635/100000' }),
  partWithoutPlace: part({}),
  partOfManyParts: part({ 'content-type': 'multipart/byteranges; boundary=x' }),
  backwards: part({ 'content-range': 'bytes 9-5/65536' }),
  401: failing(401),
  403: failing(403),
  500: failing(500),
  hang: () => {},
} satisfies Record<string, Misbehaviour>;

export type MisbehaviourName = `${keyof typeof MISBEHAVIOURS}`;

/** Correct answers, and answers that break off after they began. */
const OTHERS: Record<string, Misbehaviour> = {
  good: (request, response) => {
    const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '');
    const headers = { 'content-type': 'video/mp4', 'accept-ranges': 'bytes', etag: '"v1"' };
    if (request.headers['if-none-match'] === '"v1"') return response.writeHead(304, headers).end();
    if (!range) return response.writeHead(200, headers).end(FILE);
    const [first, last] = [Number(range[1]), Number(range[2] || FILE.length - 1)];
    if (first >= FILE.length) {
      return response.writeHead(416, { 'content-range': `bytes */${FILE.length}` }).end();
    }
    const place = `bytes ${first}-${last}/${FILE.length}`;
    response.writeHead(206, { ...headers, 'content-range': place });
    return response.end(FILE.subarray(first, last + 1));
  },
  gossip: whole({
    'content-type': 'VIDEO/MP4; codecs="avc1"',
    'set-cookie': 'session=1',
    'x-powered-by': 'network',
    location: 'http://inside.test/',
    link: '</x>; rel=preload',
    'access-control-allow-origin': '*',
    refresh: '0; url=/',
    'last-modified': 'yesterday',
    etag: '"a b"',
    'content-security-policy': "script-src 'unsafe-inline'",
  }),
  stall: (_, response) => {
    response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': FILE.length });
    response.write(FILE.subarray(0, 1000));
  },
  reset: (_, response) => {
    response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': FILE.length });
    response.write(FILE.subarray(0, 1000), () => response.destroy());
  },
};

/** Starts a network service. The id of a post selects how its file is served, at any address. */
export async function startMisbehavingNetwork() {
  const asked: { url: string; headers: IncomingMessage['headers'] }[] = [];
  const addresses = new Map<string, string>();
  const poured = { bytes: 0, isOpen: false };
  const pour: Misbehaviour = (_, response) => {
    const size = 50_000_000;
    response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': size });
    Object.assign(poured, { bytes: 0, isOpen: true });
    response.on('close', () => Object.assign(poured, { isOpen: false }));
    const more = (): void => {
      while (poured.bytes < size && !response.destroyed) {
        poured.bytes += 50_000;
        if (!response.write(FILE.subarray(0, 50_000))) return void response.once('drain', more);
      }
      response.end();
    };
    more();
  };
  const files: Record<string, Misbehaviour> = { ...MISBEHAVIOURS, ...OTHERS, pour };
  const server = createServer((request, response) => {
    const { url = '', headers } = request;
    asked.push({ url, headers });
    const [, kind, id = ''] = url.split('/');
    if (kind === 'files') return (files[id] ?? failing(404))(request, response);
    const media = { type: 'video', url: addresses.get(id) ?? `files/${id}` };
    response.writeHead(200, { 'content-type': 'application/json' });
    return response.end(JSON.stringify({ text: 'A post', author: { id: 1 }, media }));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    /** How far `pour` has come with its 50 MB. */
    poured,
    /** Puts the post's file at this address from now on. */
    place: (id: string, address: string) => addresses.set(id, address),
    /** Replaces how the file of a post is served. */
    serve: (id: string, misbehaviour: Misbehaviour) => {
      files[id] = misbehaviour;
    },
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
