import 'server-only';
import { Agent, request } from 'undici';
import { env } from '@/lib/server/env';
import { enforceLimit } from '@/lib/server/limits/refusal';
import { logEvent } from '@/lib/server/log';
import type { VisitEvent } from '@/lib/shared/contract/insight';
import { isHandheld } from '@/lib/shared/domain/slates/user-agent';
import { AppError } from '@/lib/shared/errors';
import { withDeadline } from '@/lib/shared/process/deadline';
import { toIso } from '@/lib/shared/time/instant';
import { splitLocale } from '@/lib/shared/url/locale-path';
import { paths } from '@/lib/shared/url/paths';

const BUDGET_MS = 3000;
const agent = new Agent({ connect: { timeout: 1000 }, connections: 8 });

async function post(
  url: string,
  token: string | undefined,
  body: string,
  signal: AbortSignal,
): Promise<number> {
  const answer = await request(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body,
    dispatcher: agent,
    signal,
  });
  answer.body.on('error', () => {}).destroy();
  return answer.statusCode;
}

/**
 * Sends nothing that identifies a visitor, and only logs failures. Throws `not_found` without
 * ANALYTICS_URL, and `too_many`.
 */
export async function forwardEvents(
  reported: readonly VisitEvent[],
  headers: Headers,
): Promise<{ received: true }> {
  const { ANALYTICS_URL, ANALYTICS_TOKEN } = env();
  if (!ANALYTICS_URL) throw new AppError('not_found', { key: 'notMeasured' });
  await enforceLimit('allVisits', 'everybody');
  const device = isHandheld(headers.get('user-agent') ?? '') ? 'handheld' : 'desktop';
  const at = toIso(Date.now());
  const events = reported.map((event) => ({ ...event, path: visitPath(event.path), device, at }));
  const status = await withDeadline(BUDGET_MS, (signal) =>
    post(ANALYTICS_URL, ANALYTICS_TOKEN, JSON.stringify({ events }), signal),
  ).catch(() => undefined);
  if (status === undefined || status >= 300) logEvent('warn', 'analytics_failed', { status });
  return { received: true };
}

const WORDS = new Set(
  [...Object.values(paths), '/new', '/edit'].flatMap((path) => path.split('/')),
);

/**
 * Returns the path without language and query. ":id" replaces each part that is not a word of ours.
 */
export function visitPath(path: string): string {
  const [pathname = ''] = path.split(/[?#]/);
  const parts = splitLocale(pathname).path.split('/').slice(0, 6);
  return parts.map((part) => (WORDS.has(part) ? part : ':id')).join('/');
}
