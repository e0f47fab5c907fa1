import 'server-only';
import { z } from 'zod';
import type { Endpoint } from '@/lib/shared/contract/endpoint';
import { readerLanguage } from '@/lib/shared/process/reader-language';
import { traceHeaders } from '@/lib/shared/process/request-trace';
import { DEFAULT_LOCALE } from '@/lib/shared/texts/locales';
import { HostError } from './host-error';
import { numberOf } from './host-number';
import type { Server } from './servers';

export interface RawInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

export interface HostRequest {
  base: string;
  method: Endpoint['method'];
  url: URL;
  headers: Record<string, string>;
  body: string | null;
  bodyOptional: boolean;
  /** Goes over the version that was read, so a repeat of it is refused. */
  isVersioned: boolean;
}

/** Leaves out unknown fields, and ours where {host} is not. */
function toWire(
  schema: z.ZodType<object, object> | undefined,
  part: unknown,
  isTaken: (field: string) => boolean = () => true,
): object {
  if (!schema) return {};
  // `safeEncode` checks the part itself.
  const wire = z.safeEncode(schema, part as object);
  if (!wire.success) throw new HostError('input', 400, null, { cause: wire.error });
  return Object.fromEntries(Object.entries(wire.data).filter(([field]) => isTaken(field)));
}

/** Dots would climb the path, however encoded. */
function segment(value: unknown): string {
  const text = String(value);
  if (/^\.{1,2}$/.test(text)) throw new HostError('input', 400);
  try {
    return encodeURIComponent(text);
  } catch (cause) {
    throw new HostError('input', 400, null, { cause });
  }
}

/** Only our own server is told the reader's language. */
function languageHeader(base: string): Record<string, string> {
  const language = readerLanguage();
  const isTold = language !== '' && language !== DEFAULT_LOCALE && numberOf(base) > 0;
  return isTold ? { 'accept-language': language } : {};
}

/**
 * Never outside {host}'s base. Headers are new: none of a visitor's reaches {host}. Throws
 * `HostError` `input`.
 */
export function toHostRequest(
  row: Endpoint,
  input: RawInput,
  to: Server,
  idempotencyKey: string | undefined,
): HostRequest {
  const params: Record<string, unknown> = { ...toWire(row.params, input.params) };
  const path = row.path.replace(/\{(\w+)\}/g, (_, name: string) => segment(params[name]));
  const base = new URL(`${to.base}/`);
  const url = new URL(`${base.href}${path}`);
  if (url.origin !== base.origin || !url.pathname.startsWith(base.pathname)) {
    throw new HostError('input', 400);
  }
  const number = numberOf(to.base);
  const isTaken = (field: string) => (row.fieldsSince?.[field] ?? 0) <= number;
  for (const [name, value] of Object.entries(toWire(row.query, input.query, isTaken))) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  const sent = row.body ? toWire(row.body, input.body, isTaken) : null;
  const body = sent && JSON.stringify(sent);
  return {
    base: to.base,
    method: row.method,
    url,
    body,
    bodyOptional: row.bodyOptional ?? false,
    isVersioned: sent !== null && 'version' in sent,
    headers: {
      accept: 'application/json',
      // Uncompressed, so that no answer unpacks beyond the limit.
      'accept-encoding': 'identity',
      ...(body !== null && { 'content-type': 'application/json' }),
      ...traceHeaders(),
      ...languageHeader(to.base),
      ...to.credentials,
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
  };
}
