import 'server-only';
import { Agent, type Dispatcher, errors, request } from 'undici';
import { Refusal } from '@/lib/server/host/documented/refusals';
import { HOST_HEADER } from '@/lib/shared/contract/endpoint';
import { HostError } from './host-error';
import { noteNumber } from './host-number';
import type { HostRequest } from './host-request';

/** The limits of FAULT-2 (docs/REQUIREMENTS.md): in ms, and for an answer in bytes. */
export const BUDGET = { connect: 1000, get: 8000, post: 10_000, bytes: 2_000_000 };

const agent = new Agent({
  connect: { timeout: BUDGET.connect },
  // These are off, because the call has its own deadline, and after a timeout here it would be
  // tried again.
  headersTimeout: 0,
  bodyTimeout: 0,
  maxResponseSize: BUDGET.bytes,
  connections: 128,
});

function isTimeout(error: unknown): boolean {
  return (
    error instanceof errors.ConnectTimeoutError ||
    (error instanceof Error && error.name === 'TimeoutError')
  );
}

function toHostError(cause: unknown): HostError {
  if (cause instanceof HostError) return cause;
  if (cause instanceof errors.ResponseExceededMaxSizeError) {
    return new HostError('shape', 502, null, { cause });
  }
  return isTimeout(cause)
    ? new HostError('timeout', 504, null, { cause })
    : new HostError('network', 502, null, { cause });
}

/** A message that holds an address or a stack is not shown. */
function showable(message: string | null): string | null {
  if (!message || message.length > 300) return null;
  return /\n|:\/\/|\bat .+:\d+:\d+|\d+\.\d+\.\d+\.\d+|ECONN|ENOTFOUND/.test(message)
    ? null
    : message;
}

export function readRefusal(answer: unknown): Refusal | null {
  const read = Refusal.safeParse(answer);
  return read.success ? { ...read.data, message: showable(read.data.message) } : null;
}

/** A body that is destroyed emits an error. */
function discard(body: Dispatcher.ResponseData['body']): void {
  body.on('error', () => {}).destroy();
}

async function readJson({ headers, body }: Dispatcher.ResponseData): Promise<unknown> {
  const type = String(headers['content-type'] ?? '');
  const encoding = String(headers['content-encoding'] ?? 'identity');
  if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(type) || encoding !== 'identity') {
    discard(body);
    throw new HostError('shape', 502);
  }
  const text = await body.text();
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new HostError('shape', 502, null, { cause });
  }
}

/** Returns seconds. A date is ignored. */
function retryAfterOf({ headers }: Dispatcher.ResponseData): number | null {
  const asked = String(headers['retry-after'] ?? '');
  return /^\d{1,8}$/.test(asked) ? Number(asked) : null;
}

async function refusalOf(response: Dispatcher.ResponseData): Promise<Refusal | null> {
  try {
    const refusal = readRefusal(await readJson(response));
    return refusal && { ...refusal, retryAfterSeconds: retryAfterOf(response) };
  } catch {
    return null;
  }
}

async function readJsonIfAny(response: Dispatcher.ResponseData): Promise<unknown> {
  try {
    return await readJson(response);
  } catch (error) {
    if (error instanceof HostError && error.kind === 'shape') return null;
    throw error;
  }
}

/**
 * Returns JSON, or null with `bodyOptional`. Follows no redirects, because the bearer token must
 * not go to another address. Throws `HostError`.
 */
export async function send(
  { base, url, method, headers, body, bodyOptional }: HostRequest,
  signal: AbortSignal,
): Promise<unknown> {
  try {
    const response = await request(url, { method, headers, body, signal, dispatcher: agent });
    const { statusCode } = response;
    const succeeded = statusCode >= 200 && statusCode < 300;
    noteNumber(base, response.headers[HOST_HEADER]?.toString(), succeeded);
    if (succeeded) {
      return await (bodyOptional ? readJsonIfAny(response) : readJson(response));
    }
    if (statusCode < 400) {
      discard(response.body);
      throw new HostError('shape', 502);
    }
    throw new HostError('status', statusCode, await refusalOf(response));
  } catch (error) {
    throw toHostError(error);
  }
}
