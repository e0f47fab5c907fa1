import {
  createDecipheriv,
  createECDH,
  createHash,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openPushService, pushConfigFrom } from '@/backend/push/push-service';

/** From the example in RFC 8291. */
const VAPID_PRIVATE_KEY = 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw';

export function samplePushConfig(standIn?: string) {
  const env = { VAPID_PRIVATE_KEY, PUSH_STAND_IN: standIn };
  const config = pushConfigFrom(env, 'bookings@settln.example');
  if (!config) throw new Error('the sample key is not read');
  return config;
}

const NOWHERE = 'http://127.0.0.1:9';

export const SAMPLE_DEVICE = {
  endpoint: `${NOWHERE}/contract-test`,
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  label: 'Chrome, Android',
};
export const SAMPLE_DEVICE_ID = createHash('sha256').update(SAMPLE_DEVICE.endpoint).digest('hex');

/** For tests that send nothing. */
export const SAMPLE_PUSH = {
  service: openPushService(samplePushConfig(NOWHERE)),
  siteUrl: 'https://settln.example',
};

interface Browser {
  p256dh: string;
  auth: string;
  /** Decrypts; throws for anything else. */
  open: (body: Buffer) => unknown;
}

function makeBrowser(): Browser {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  const derive = (key: Buffer, salt: Buffer, info: Buffer, bytes: number) =>
    Buffer.from(hkdfSync('sha256', key, salt, info, bytes));
  return {
    p256dh: pair.getPublicKey('base64url'),
    auth: auth.toString('base64url'),
    open: (body) => {
      const salt = body.subarray(0, 16);
      const size = body.readUInt8(20);
      const theirs = body.subarray(21, 21 + size);
      const sealed = body.subarray(21 + size);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), theirs]);
      const secret = derive(pair.computeSecret(theirs), auth, info, 32);
      const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce, { authTagLength: 16 });
      decipher.setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      if (plain.at(-1) !== 2) throw new Error('the record does not end');
      return JSON.parse(plain.subarray(0, -1).toString());
    },
  };
}

/** Throws for a token that is not for it. */
function checkVapid(header: string, audience: string): void {
  const [, token = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(header) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) =>
    half.toString('base64url'),
  );
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const hours = (exp * 1000 - Date.now()) / 3_600_000;
  if (!isSigned || aud !== audience || hours > 24 || !/^mailto:[^@]+@[^@]+$/.test(sub)) {
    throw new Error('not signed for this service');
  }
}

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  message: unknown;
}

export interface PushStandIn {
  url: string;
  received: Received[];
  subscribe: (name: string) => { endpoint: string; p256dh: string; auth: string };
  /** The answer from now on: a status, or none. */
  be: (manner: number | 'silent') => void;
  stop: () => Promise<void>;
}

/** A push service (RFC 8030) that checks the sender and decrypts. */
export async function startPushStandIn(port = 0): Promise<PushStandIn> {
  const browsers = new Map<string, Browser>();
  const received: Received[] = [];
  let manner: number | 'silent' = 201;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    if (manner === 'silent') return;
    if (manner !== 201) return response.writeHead(manner).end();
    try {
      const path = request.url ?? '';
      checkVapid(String(request.headers.authorization), url);
      const message = browsers.get(path)?.open(Buffer.concat(chunks));
      received.push({ path, headers: request.headers, message });
      response.writeHead(message === undefined ? 404 : 201).end();
    } catch {
      response.writeHead(400).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: taken } = server.address() as AddressInfo; // listens on TCP
  const url = `http://127.0.0.1:${taken}`;
  return {
    url,
    received,
    subscribe: (name) => {
      const browser = makeBrowser();
      browsers.set(`/${name}`, browser);
      const { p256dh, auth } = browser;
      return { endpoint: `${url}/${name}`, p256dh, auth };
    },
    be: (next) => {
      manner = next;
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
