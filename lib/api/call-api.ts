import type { z } from 'zod';
import type { api } from '@/lib/contract/api';
import type { Endpoint, WireInput } from '@/lib/contract/endpoint';
import type { ErrorCode } from '@/lib/errors';
import { localeOfTag } from '@/lib/texts/locales';
import type { Key } from '@/lib/texts/texts';

type Api = typeof api;

/** Longer than the server's 8 s for a read and 10 s for a write. */
const TIMEOUT_MS = { read: 20_000, write: 45_000 };

/** After `interrupted` or `unsettled`, the call may have taken effect. */
export type ApiResult<T> =
  | { ok: true; answer: T }
  | {
      ok: false;
      code: ErrorCode | 'interrupted';
      message: string;
      /** Absent where {host} wrote the message. */
      reason?: Key<'errors.reasons'>;
      /** Absent without an answer. */
      status?: number;
      /** Set when the request never left this device. */
      wasSent?: false;
      fields?: Record<string, string>;
      nearestStarts?: number[];
      retryAfterSeconds?: number;
    };

/** Naming endpoints by type keeps their table out of the bundle. */
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
  base?: string;
  /** An aborted call counts as interrupted. */
  signal?: AbortSignal;
  timeoutMs?: number;
}

/** An event of the window: a write found that the session has ended. */
export const SIGNED_OUT = 'settln:signed-out';

const toTexts = ([name, value]: [string, unknown]) => [name, String(value)];

/** An attribute of `<html>` holds this text: no server can be asked now. */
export const interruptedText = (): string =>
  globalThis.document?.documentElement.dataset.interrupted ?? '';

const interrupted = () => ({ ok: false, code: 'interrupted', message: interruptedText() }) as const;

function endOf(timeoutMs: number, signal: AbortSignal | undefined): AbortSignal {
  const timeout = AbortSignal.timeout(timeoutMs);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
}

/** Never throws. After `interrupted`, a repeat with the same `idempotencyKey` is safe. */
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
  const language = localeOfTag(globalThis.document?.documentElement.lang);
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
    // Not validated: the server made it by the same table.
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
