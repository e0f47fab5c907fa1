import { createHash } from 'node:crypto';
import { Agent, request } from 'undici';
import { z } from 'zod';
import { guardedLookup } from '@/lib/shared/outbound/guarded-lookup';
import { isAllowedUrl, PUBLIC_WEB, type WebPolicy } from '@/lib/shared/outbound/public-web';
import { toWebError } from '@/lib/shared/outbound/web-error';
import { withDeadline } from '@/lib/shared/process/deadline';
import { areKeys, encrypt, type PushKeys } from './encrypt';
import { readVapidKey, type VapidKey, vapidHeader } from './vapid';

/** Only these hosts are allowed, because an endpoint comes from a browser and may name any host. */
const HOSTS =
  /^(?:fcm\.googleapis\.com|android\.googleapis\.com|updates\.push\.services\.mozilla\.com|[a-z0-9-]+\.push\.apple\.com|[a-z0-9-]+\.notify\.windows\.com)$/;

const MOST_LETTERS = 1_000;
const CONNECT_MS = 5_000;
const TOTAL_MS = 10_000;
const MOST_BYTES = 16_384;

const STAND_IN_HINT = 'an address on this machine such as http://127.0.0.1:8090';

function isLoopback(origin: string): boolean {
  return URL.canParse(origin) && /^http:\/\/127\.0\.0\.1:\d+$/.test(origin);
}

/** Without a key no notices are sent. */
export const PushEnvironment = z.object({
  VAPID_PRIVATE_KEY: z
    .string()
    .trim()
    .refine((text) => readVapidKey(text) !== null, 'a private key of P-256, in base64url')
    .optional(),
  PUSH_STAND_IN: z.string().refine(isLoopback, STAND_IN_HINT).optional(),
});

export interface PushConfig {
  key: VapidKey;
  /** A mailto: address. Apple asks for a real one. */
  contact: string;
  /** In tests, the origin of the stand-in for push services. */
  standIn: string | null;
}

export function pushConfigFrom(
  env: z.infer<typeof PushEnvironment>,
  address: string | undefined,
): PushConfig | null {
  const key = env.VAPID_PRIVATE_KEY ? readVapidKey(env.VAPID_PRIVATE_KEY) : null;
  if (!key || !address) return null;
  return { key, contact: `mailto:${address}`, standIn: env.PUSH_STAND_IN ?? null };
}

export interface Device extends PushKeys {
  endpoint: string;
}

export function isDevice(device: Device, { standIn }: PushConfig): boolean {
  return device.endpoint.length <= MOST_LETTERS && isService(device, standIn) && areKeys(device);
}

function isService({ endpoint }: Device, standIn: string | null): boolean {
  if (!URL.canParse(endpoint)) return false;
  const url = new URL(endpoint);
  if (url.username || url.password) return false;
  if (url.origin === standIn) return true;
  return url.protocol === 'https:' && url.port === '' && HOSTS.test(url.hostname);
}

export interface Push {
  payload: object;
  /** How long the push service keeps the message. */
  ttlSeconds: number;
  urgency: 'high' | 'normal';
  /** A message replaces a waiting one with the same topic. The topic is sent as a hash. */
  topic: string;
}

interface NotTaken {
  outcome: 'refused' | 'later';
  code: string;
  retryAfterSeconds: number;
}

/** After `gone`, the device takes no more messages. */
type Delivered = { outcome: 'sent' } | { outcome: 'gone' } | NotTaken;

export interface PushService {
  config: PushConfig;
  /** Never throws. */
  send: (device: Device, push: Push) => Promise<Delivered>;
  close: () => Promise<void>;
}

const topicOf = (text: string) =>
  createHash('sha256').update(text).digest('base64url').slice(0, 32);

function policyFor(standIn: string | null): WebPolicy {
  if (standIn === null) return { ...PUBLIC_WEB, mayUsePort: (port) => port === 443 };
  const { port } = new URL(standIn);
  return {
    mayConnect: (address) => address === '127.0.0.1',
    mayUsePort: (asked) => asked === Number(port),
  };
}

function outcomeOf(status: number, retryAfter: unknown): Delivered {
  if (status >= 200 && status < 300) return { outcome: 'sent' };
  if (status === 404 || status === 410) return { outcome: 'gone' };
  const asked = typeof retryAfter === 'string' && /^\d{1,6}$/.test(retryAfter) ? retryAfter : '0';
  const isForNow = status === 429 || status >= 500;
  return {
    outcome: isForNow ? 'later' : 'refused',
    code: `status ${status}`,
    retryAfterSeconds: Number(asked),
  };
}

export function openPushService(
  config: PushConfig,
  { totalMs = TOTAL_MS, now = Date.now }: { totalMs?: number; now?: () => number } = {},
): PushService {
  const { standIn } = config;
  const policy = policyFor(standIn);
  const dispatcher = new Agent({
    connect: { timeout: CONNECT_MS, lookup: guardedLookup(policy) },
    maxResponseSize: MOST_BYTES,
    connections: 4,
  });
  return {
    config,
    send: async (device, push) => {
      const failed = (code: string, outcome: NotTaken['outcome']): NotTaken => ({
        outcome,
        code,
        retryAfterSeconds: 0,
      });
      // The row may come from another release or configuration.
      if (!isDevice(device, config)) return failed('address', 'refused');
      const url = new URL(device.endpoint);
      if (!isAllowedUrl(url, policy)) return failed('address', 'refused');
      try {
        return await withDeadline(totalMs, async (signal) => {
          const { statusCode, headers, body } = await request(url, {
            method: 'POST',
            dispatcher,
            signal,
            headers: {
              authorization: vapidHeader(config.key, {
                audience: url.origin,
                contact: config.contact,
                now: now(),
              }),
              'content-type': 'application/octet-stream',
              'content-encoding': 'aes128gcm',
              ttl: String(Math.max(0, Math.round(push.ttlSeconds))),
              urgency: push.urgency,
              topic: topicOf(push.topic),
            },
            body: encrypt(Buffer.from(JSON.stringify(push.payload)), device),
          });
          body.on('error', () => {}).destroy();
          return outcomeOf(statusCode, headers['retry-after']);
        });
      } catch (error) {
        return failed(toWebError(error).message.slice(0, 60), 'later');
      }
    },
    close: () => dispatcher.destroy(),
  };
}
