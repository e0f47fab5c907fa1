import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createGunzip, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { holdPieces } from './hold-pieces';

type Compress = (asked: IncomingMessage, response: ServerResponse, next: () => void) => void;
// Next's own, which has no types.
const compression: () => Compress = createRequire(import.meta.url)(
  'next/dist/compiled/compression',
);

type Flushing = ServerResponse & { flush: () => void };

/** Asks a server that compresses as Next does and that answers as the test says. */
async function askOne(answer: (response: Flushing) => unknown, isHeld = true) {
  const compress = compression();
  const server = createServer((asked, response) => {
    if (isHeld) holdPieces(response);
    response.setHeader('content-type', 'text/html');
    compress(asked, response, () => answer(response as Flushing));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const headers = { 'accept-encoding': 'gzip' };
  const asking = request({ host: '127.0.0.1', port, headers }).end();
  const [received] = (await once(asking, 'response')) as [IncomingMessage];
  return { received, close: () => server.close() };
}

/** Writes as Next does: the head first, then each piece flushed. */
async function writeLikeNext(response: Flushing, pieces: readonly string[], pauseMs = 0) {
  response.flushHeaders();
  for (const piece of pieces) {
    response.write(piece);
    response.flush();
    if (pauseMs > 0) await sleep(pauseMs);
  }
  response.end();
}

async function bytesOf(received: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of received) parts.push(part);
  return Buffer.concat(parts);
}

const pieces = Array.from({ length: 8 }, (_, n) => `<p>${`piece ${n} `.repeat(200)}</p>`);

describe('an answer that is made at once', () => {
  it('comes whole, and smaller than piece by piece', async () => {
    const sizes: number[] = [];
    for (const isHeld of [false, true]) {
      const { received, close } = await askOne((res) => writeLikeNext(res, pieces), isHeld);
      const bytes = await bytesOf(received);
      close();
      expect(received.headers['content-encoding']).toBe('gzip');
      expect(gunzipSync(bytes).toString()).toBe(pieces.join(''));
      sizes.push(bytes.length);
    }
    expect(sizes[1]).toBeLessThan((sizes[0] ?? 0) * 0.9);
  });

  it('is sent without a compressor too', async () => {
    const { received, close } = await askOne((res) => {
      res.setHeader('content-type', 'image/webp');
      return writeLikeNext(res, ['a', 'b']);
    });
    expect(received.headers['content-encoding']).toBeUndefined();
    expect((await bytesOf(received)).toString()).toBe('ab');
    close();
  });
});

describe('an answer that is still being made', () => {
  it('is sent as far as it is there', async () => {
    let finish = () => {};
    const { received, close } = await askOne((res) => {
      res.flushHeaders();
      res.write('the beginning');
      res.flush();
      finish = () => res.end(', the end');
    });
    const text = received.pipe(createGunzip()).setEncoding('utf8');
    expect(await once(text, 'data')).toEqual(['the beginning']);
    finish();
    expect(await once(text, 'data')).toEqual([', the end']);
    close();
  });

  it('survives that its reader has left', async () => {
    let hasFailed = false;
    const { received, close } = await askOne(async (res) => {
      res.on('error', () => {
        hasFailed = true;
      });
      await writeLikeNext(res, pieces, 5);
    });
    received.destroy();
    await sleep(100);
    expect(hasFailed).toBe(false);
    close();
  });
});
