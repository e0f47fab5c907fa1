import type { z } from 'zod';
import type { api } from '@/lib/shared/contract/api';
import { type Endpoint, REPEAT_HEADER, type WireInput } from '@/lib/shared/contract/endpoint';
import type { ErrorCode } from '@/lib/shared/errors';
import { localeOfTag } from '@/lib/shared/texts/locales';
import type { Key } from '@/lib/shared/texts/texts';

type Api = typeof api;

/** Longer than the server takes at most: 8 s for a read and 10 s for a write. */
const TIMEOUT_MS = { read: 20_000, write: 45_000 };

/** After `interrupted` or `unsettled`, the call may have been carried out. */
export type ApiResult<T> =
  | { ok: true; answer: T }
  | {
      ok: false;
      code: ErrorCode | 'interrupted';
      message: string;
      /** Absent if {host} wrote the message. */
      reason?: Key<'errors.reasons'>;
      /** Absent if there was no answer. */
      status?: number;
      /** Set if the request never left this device. */
      wasSent?: false;
      fields?: Record<string, string>;
      nearestStarts?: number[];
      retryAfterSeconds?: number;
    };

/** Endpoints are named by their types, so that the table of endpoints is not in the bundle. */
type RouteOf<E extends Endpoint> = `${E['method']} ${E['path']}`;
type Route = RouteOf<Api[keyof Api]>;
type RowOf<R extends Route> = {
  [Name in keyof Api]: RouteOf<Api[Name]> extends R ? Api[Name] : never;
}[keyof Api];

type BodyOf<E extends Endpoint> = WireInput<E> extends { body: infer Body } ? Body : undefined;
type QueryOf<E extends Endpoint> = WireInput<E> extends { query: infer Query } ? Query : undefined;

interface CallOptions<E extends Endpoint> {
  idempotencyKey?: string;
  /** This is also the idempotency key. With it, the write is repeated if {host} keeps keys. */
  repeatKey?: string | undefined;
  params?: Readonly<Record<string, string | number>>;
  query?: QueryOf<E>;
  base?: string;
  /** An aborted call counts as interrupted. */
  signal?: AbortSignal;
  timeoutMs?: number;
}

/** An event of the window: a write found out that the session has ended. */
export const SIGNED_OUT = 'settln:signed-out';

/** The pauses before repeats, and how long after the first try there may be repeats. */
const PAUSES_MS = [1_000, 3_000];
const REPEAT_WITHIN_MS = 30_000;

const toTexts = ([name, value]: [string, unknown]) => [name, String(value)];

/** This text is in an attribute of `<html>`, because no server can be asked for it now. */
export const interruptedText = (): string =>
  globalThis.document?.documentElement.dataset.interrupted ?? '';

const interrupted = () => ({ ok: false, code: 'interrupted', message: interruptedText() }) as const;

function endOf(timeoutMs: number, signal: AbortSignal | undefined): AbortSignal {
  const timeout = AbortSignal.timeout(timeoutMs);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
}

/**
 * Whether a failed write may have been carried out: there was no answer, a proxy answered, or the
 * answer did not come from our server.
 */
export function isUnsettled(result: ApiResult<unknown>): boolean {
  if (result.ok) return false;
  const { code, status = 0, wasSent = true } = result;
  if (code === 'interrupted') return wasSent && (status < 300 || status > 501);
  return code === 'unsettled';
}

/** Whether the answer also says what became of the earlier tries. */
function isDefinite(result: ApiResult<unknown>): boolean {
  if (result.ok) return true;
  const { code, status = 0 } = result;
  return code !== 'interrupted' && status < 500 && status !== 401 && status !== 429;
}

/** A PUT that names the version it replaces is not repeated, because it would be refused. */
function mayRepeat(method: string, body: unknown, repeatKey: string | undefined): boolean {
  if (repeatKey !== undefined || method === 'DELETE') return true;
  return method === 'PUT' && !('version' in Object(body));
}

/**
 * Never throws. If it is unknown whether a write was carried out, repeats it where a repeat is
 * safe.
 */
export async function callApi<R extends Route>(
  route: R,
  body: BodyOf<RowOf<R>>,
  options: CallOptions<RowOf<R>> = {},
): Promise<ApiResult<z.output<RowOf<R>['answer']>>> {
  const started = Date.now();
  const [method = ''] = route.split(' ');
  const result = await callOnce(route, body, options);
  if (!mayRepeat(method, body, options.repeatKey)) return result;
  for (const pause of PAUSES_MS) {
    const isOver = options.signal?.aborted || Date.now() - started > REPEAT_WITHIN_MS;
    if (!isUnsettled(result) || isOver) break;
    await new Promise((resolve) => setTimeout(resolve, pause));
    const repeated = await callOnce(route, body, options, { [REPEAT_HEADER]: 'yes' });
    if (isDefinite(repeated)) return repeated;
  }
  return result;
}

async function callOnce<R extends Route>(
  route: R,
  body: BodyOf<RowOf<R>>,
  options: CallOptions<RowOf<R>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<ApiResult<z.output<RowOf<R>['answer']>>> {
  const [method, template] = route.split(' ') as [string, string];
  const path = template
    .replace(/^\/api/, options.base ?? '/api')
    .replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(options.params?.[name] ?? ''));
  const idempotencyKey = options.repeatKey ?? options.idempotencyKey;
  const timeoutMs = options.timeoutMs ?? TIMEOUT_MS[method === 'GET' ? 'read' : 'write'];
  const query = new URLSearchParams(Object.entries(options.query ?? {}).map(toTexts));
  const language = localeOfTag(globalThis.document?.documentElement.lang);
  if (globalThis.navigator?.onLine === false) return { ...interrupted(), wasSent: false };
  try {
    const response = await fetch(query.size > 0 ? `${path}?${query}` : path, {
      method,
      redirect: 'error',
      signal: endOf(timeoutMs, options.signal),
      headers: {
        'content-type': 'application/json',
        ...headers,
        ...(language && { 'accept-language': language }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    // The answer is not validated, because the server made it with the same table.
    const answer = await response.json().catch(() => null);
    if (response.ok && answer !== null) return { ok: true, answer };
    const { status } = response;
    if (!answer?.error?.code) return { ...interrupted(), status };
    if (answer.error.code === 'not_signed_in' && method !== 'GET') {
      globalThis.window?.dispatchEvent(new Event(SIGNED_OUT));
    }
    return { ok: false, status, ...answer.error };
  } catch {
    return interrupted();
  }
}
