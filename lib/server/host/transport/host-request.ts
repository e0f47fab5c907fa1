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
  /** Whether the request names the version that was read. Then a repeat would be refused. */
  isVersioned: boolean;
}

/** Leaves out unknown fields, and fields that only our backend knows if {host} is another one. */
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

/** Refuses "." and "..", which would lead to a higher folder, however they are encoded. */
function segment(value: unknown): string {
  const text = String(value);
  if (/^\.{1,2}$/.test(text)) throw new HostError('input', 400);
  try {
    return encodeURIComponent(text);
  } catch (cause) {
    throw new HostError('input', 400, null, { cause });
  }
}

/** Only our own server is told the language of the reader. */
function languageHeader(base: string): Record<string, string> {
  const language = readerLanguage();
  const isTold = language !== '' && language !== DEFAULT_LOCALE && numberOf(base) > 0;
  return isTold ? { 'accept-language': language } : {};
}

/**
 * Never leaves {host}'s base. The headers are new, so that no header of a visitor reaches {host}.
 * Throws `HostError` `input`.
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
      // Answers come uncompressed, so that none can become larger than the limit when it is
      // unpacked.
      'accept-encoding': 'identity',
      ...(body !== null && { 'content-type': 'application/json' }),
      ...traceHeaders(),
      ...languageHeader(to.base),
      ...to.credentials,
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
  };
}
