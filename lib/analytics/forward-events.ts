import 'server-only';
import { Agent, request } from 'undici';
import type { VisitEvent } from '@/lib/contract/rows/api-analytics';
import { isHandheld } from '@/lib/domain/slates/user-agent';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { clientAddressOf } from '@/lib/http/client-address';
import { createHourlyLimit } from '@/lib/http/hourly-limit';
import { logEvent } from '@/lib/log';
import { visitPath } from '@/lib/url/visit-path';

const BUDGET_MS = 3000;
const agent = new Agent({ connect: { timeout: 1000 }, connections: 8 });

/** Reports within an hour, in each web process: more than people make, less than a flood. */
const limit = createHourlyLimit({ perAddress: 600, inAll: 20_000 });

async function post(url: string, token: string | undefined, body: string): Promise<number> {
  const answer = await request(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body,
    dispatcher: agent,
    signal: AbortSignal.timeout(BUDGET_MS),
  });
  answer.body.on('error', () => {}).destroy();
  return answer.statusCode;
}

/**
 * Passes on what a browser reported, as `{ events }`: each with its page, the time, and whether the
 * device is handheld. Nothing says who it was: no address, no user agent, no cookie, no query. A
 * failure is logged and forgotten. Throws `AppError`: `not_found` unless configured, `too_many`.
 */
export async function forwardEvents(
  reported: readonly VisitEvent[],
  headers: Headers,
): Promise<{ received: true }> {
  const { ANALYTICS_URL, ANALYTICS_TOKEN, TRUSTED_PROXIES } = env();
  if (!ANALYTICS_URL) throw new AppError('not_found', { key: 'notMeasured' });
  const now = Date.now();
  if (!limit.take(clientAddressOf(headers, TRUSTED_PROXIES), now)) {
    throw new AppError('too_many', { key: 'visitsClosed' });
  }
  const device = isHandheld(headers.get('user-agent') ?? '') ? 'handheld' : 'desktop';
  const at = new Date(now).toISOString();
  const events = reported.map((event) => ({ ...event, path: visitPath(event.path), device, at }));
  const status = await post(ANALYTICS_URL, ANALYTICS_TOKEN, JSON.stringify({ events })).catch(
    () => undefined,
  );
  if (status === undefined || status >= 300) logEvent('warn', 'analytics_failed', { status });
  return { received: true };
}
