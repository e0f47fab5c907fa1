import type { z } from 'zod';
import type { api } from '@/lib/contract/api';
import type { Endpoint, WireInput } from '@/lib/contract/endpoint';
import type { ErrorCode } from '@/lib/errors';
import type { Key } from '@/lib/texts/texts';

type Api = typeof api;

/**
 * Long enough for the server's own budgets to end first: one read of {host} after another of a guard,
 * 8 s each; for a write two of a guard, one of a check, and the write's own 10 s.
 */
const TIMEOUT_MS = { read: 20_000, write: 45_000 };

/**
 * The answer of a call. After `interrupted`, and after `unsettled` of a server that was left in the
 * dark itself, nobody knows whether it took effect.
 */
export type ApiResult<T> =
  | { ok: true; answer: T }
  | {
      ok: false;
      code: ErrorCode | 'interrupted';
      /** In the language of the page, ready to be shown. */
      message: string;
      /** Which text of ours the message is; absent for {host}'s own. What may be branched on. */
      reason?: Key<'errors.reasons'>;
      /** Of the answer; absent when none came. */
      status?: number;
      /** Present for what never left this device. */
      wasSent?: false;
      fields?: Record<string, string>;
      nearestStarts?: number[];
      /** When to try again, after `too_many`. */
      retryAfterSeconds?: number;
    };

/** A row as the browser names it: method and path. The table itself stays out of the bundle. */
type RouteOf<E extends Endpoint> = `${E['method']} ${E['path']}`;
type Route = RouteOf<Api[keyof Api]>;
type RowOf<R extends Route> = {
  [Name in keyof Api]: RouteOf<Api[Name]> extends R ? Api[Name] : never;
}[keyof Api];

type BodyOf<E extends Endpoint> = WireInput<E> extends { body: infer Body } ? Body : undefined;
type QueryOf<E extends Endpoint> = WireInput<E> extends { query: infer Query } ? Query : undefined;

interface CallOptions<E extends Endpoint> {
  idempotencyKey?: string;
  params?: Readonly<Record<string, string | number>>;
  query?: QueryOf<E>;
  /** Where our endpoints are, instead of `/api` on this origin. */
  base?: string;
  /** Ends the call early, which then counts as interrupted. */
  signal?: AbortSignal;
  /** For a write that no guard stands before. */
  timeoutMs?: number;
}

const toTexts = ([name, value]: [string, unknown]) => [name, String(value)];

/** The root layout keeps the text on `<html>`: no server can be asked for it any more. */
function interrupted() {
  const message = globalThis.document?.documentElement.dataset.interrupted ?? '';
  return { ok: false, code: 'interrupted', message } as const;
}

function endOf(timeoutMs: number, signal: AbortSignal | undefined): AbortSignal {
  const timeout = AbortSignal.timeout(timeoutMs);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
}

/**
 * Calls our own `/api` from the browser, for example `callApi('POST /api/bookings', booking)`.
 * `params` fill the `{name}`s of the path, `query` is that of the row. Never throws. A repeat with
 * the same `idempotencyKey` is safe after `interrupted`.
 */
export async function callApi<R extends Route>(
  route: R,
  body: BodyOf<RowOf<R>>,
  options: CallOptions<RowOf<R>> = {},
): Promise<ApiResult<z.output<RowOf<R>['read']>>> {
  const [method, template] = route.split(' ') as [string, string];
  const path = template
    .replace(/^\/api/, options.base ?? '/api')
    .replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(options.params?.[name] ?? ''));
  const timeoutMs = options.timeoutMs ?? TIMEOUT_MS[method === 'GET' ? 'read' : 'write'];
  const query = new URLSearchParams(Object.entries(options.query ?? {}).map(toTexts));
  const language = globalThis.document?.documentElement.lang;
  if (globalThis.navigator?.onLine === false) return { ...interrupted(), wasSent: false };
  try {
    const response = await fetch(query.size > 0 ? `${path}?${query}` : path, {
      method,
      redirect: 'error',
      signal: endOf(timeoutMs, options.signal),
      headers: {
        'content-type': 'application/json',
        ...(language && { 'accept-language': language }),
        ...(options.idempotencyKey && { 'idempotency-key': options.idempotencyKey }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    // Our own server made this answer by the same table, so it is not parsed again here.
    const answer = await response.json().catch(() => null);
    if (response.ok && answer !== null) return { ok: true, answer };
    const { status } = response;
    return answer?.error?.code
      ? { ok: false, status, ...answer.error }
      : { ...interrupted(), status };
  } catch {
    return interrupted();
  }
}
