import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import type { z } from 'zod';
import type { CallInput, Endpoint, HostExtension } from '@/lib/contract/endpoint';
import { host } from '@/lib/contract/host';
import { leftOutOf } from '@/lib/contract/wire';
import { CATEGORIES } from '@/lib/domain/services/categories';
import { logEvent } from '@/lib/log';
import { withDeadline } from '@/lib/process/deadline';
import { HOST_COUNTRY } from '@/lib/time/venue-zone';
import { HostError, leavesOpen, RefusedAccess, UnsettledWrite } from './host-error';
import { hostOffers, learnExtensions } from './host-extensions';
import { type HostRequest, type RawInput, toHostRequest } from './host-request';
import { BUDGET, readRefusal, send } from './send';
import { serverOf } from './servers';

const TRIES = 3;
const TRANSIENT = [502, 503, 504];
const NOT_OFFERED = [404, 405, 501];

/** A read that came too often is put off; a write has been judged, and a repeat is one more. */
function isTransient(error: HostError, method: string): boolean {
  if (error.kind === 'network' || error.kind === 'timeout') return true;
  if (error.kind !== 'status') return false;
  return TRANSIENT.includes(error.status) || (error.status === 429 && method === 'GET');
}

/** Full jitter: anywhere between nothing and 100 ms, then 200 ms. */
function pauseMs(tries: number): number {
  return Math.random() * 100 * 2 ** (tries - 1);
}

/** A write is repeated by itself only where the host has shown that a repeat never acts twice. */
function mayRepeat({ method, base, headers }: HostRequest): boolean {
  if (method === 'GET') return true;
  return headers['idempotency-key'] !== undefined && hostOffers(base, 'idempotency-keys');
}

async function sendWithRetries(
  call: string,
  request: HostRequest,
  signal: AbortSignal,
): Promise<unknown> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await send(request, signal);
    } catch (error) {
      if (!(error instanceof HostError) || !isTransient(error, request.method)) throw error;
      const now = Date.now();
      noteFailure(call, now);
      if (tries === TRIES || signal.aborted || !mayRepeat(request) || !mayRetry(call, now))
        throw error;
      await sleep(pauseMs(tries));
    }
  }
}

/** Refusals below 500 are answers, and what was never sent is the visitor's mistake: not logged. */
function isNoteworthy(error: HostError): boolean {
  if (error.kind === 'input' || error.kind === 'not_offered') return false;
  return error.kind !== 'status' || error.status >= 500 || error.status === 429;
}

/** Where the contract names `forbidden`, a 403 may be about whose thing it is. */
function isAboutAccess({ refuses = [] }: Endpoint, { kind, status }: HostError): boolean {
  if (kind !== 'status') return false;
  return status === 401 || (status === 403 && !refuses.includes('forbidden'));
}

function asWrite(error: HostError): HostError {
  if (!leavesOpen(error)) return error;
  const { kind, status, refusal } = error;
  return new UnsettledWrite(kind, status, refusal, { cause: error });
}

function readAnswer<E extends Endpoint>(row: E, answer: unknown): z.output<E['read']> {
  const read = row.read.safeParse(answer);
  if (read.success) {
    noteLeftOut(row, read.data);
    // `E['read']` is the schema that has just parsed; the compiler loses it through the constraint.
    return read.data as z.output<E['read']>;
  }
  const saidNo = (answer as { success?: unknown } | null)?.success === false;
  const refusal = saidNo ? readRefusal(answer) : null;
  throw new HostError('shape', 502, refusal, { cause: read.error });
}

/** Statuses of a server that understands the question and has nothing to say about it. */
const KNOWS_NONE = [...NOT_OFFERED, 400, 410, 422];

/** A documented call that changes nothing and is the same for all, to a server that was never asked. */
async function askFirst({ server }: Endpoint): Promise<void> {
  try {
    if (server === 'network' && serverOf({ server }).base !== serverOf({}).base) {
      await callHost(host.getSlate, { params: { id: '0' } });
    } else {
      const params = { categoryId: String(CATEGORIES[0].id) };
      await callHost(host.listSubcategories, { params, query: { hostCountry: HOST_COUNTRY } });
    }
  } catch (error) {
    const isAnswer = error instanceof HostError && error.kind === 'status';
    if (!isAnswer || !KNOWS_NONE.includes(error.status)) throw error;
  }
}

/** Whether the server of a row has named an extension; one that was never asked is asked first. */
export async function isOffered(row: Endpoint, extension: HostExtension): Promise<boolean> {
  const { base } = serverOf(row);
  await learnExtensions(base, () => askFirst(row));
  return hostOffers(base, extension);
}

/** Throws `not_offered` unless the server of an extension has named it in an answer. */
async function assertOffered(row: Endpoint): Promise<void> {
  if (!row.extension) return;
  if (!(await isOffered(row, row.extension))) throw new HostError('not_offered', 501);
}

/**
 * The only way to {host} and the services beside it: makes the call of a contract row within its
 * budget and gives the answer in our own shape. GET is tried up to three times; a write only with
 * an `idempotencyKey`, on a host that names `idempotency-keys` among its extensions. A server that
 * is merely slow is asked once and waited for.
 * An extension is sent only to a server that has named it; one documented call finds that out before
 * its first answer. Every failure throws `HostError`, with kind `not_offered` for an extension that
 * {host} lacks; a write that may have been carried out all the same throws `UnsettledWrite`.
 */
export async function callHost<E extends Endpoint>(
  row: E,
  input: CallInput<E>,
  options: { idempotencyKey?: string } = {},
): Promise<z.output<E['read']>> {
  // Before the rest: a write that was held back here was never sent.
  await assertOffered(row);
  const call = `${row.method} ${row.path}`;
  const started = Date.now();
  const { idempotencyKey } = options;
  try {
    const request = toHostRequest(row, input as RawInput, serverOf(row), idempotencyKey);
    const budget = row.method === 'GET' ? BUDGET.get : BUDGET.post;
    const answer = await withDeadline(budget, (end) => sendWithRetries(call, request, end));
    return readAnswer(row, answer);
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    if (row.extension && error.kind === 'status' && NOT_OFFERED.includes(error.status)) {
      throw new HostError('not_offered', error.status, null, { cause: error });
    }
    if (isAboutAccess(row, error)) {
      logEvent('error', 'host_refused_access', { call, status: error.status });
      throw new RefusedAccess(error.kind, error.status, error.refusal, { cause: error });
    }
    if (isNoteworthy(error)) {
      const ms = Date.now() - started;
      logEvent('warn', 'host_call_failed', { call, kind: error.kind, status: error.status, ms });
    }
    throw row.method === 'GET' ? error : asWrite(error);
  }
}

/** Logs that rows of a list could not be read: how many, and our own names of the fields at fault. */
function noteLeftOut({ method, path }: Endpoint, list: unknown): void {
  const lost = leftOutOf(list);
  if (!lost) return;
  const { count, of, fields } = lost;
  const call = `${method} ${path}`;
  logEvent('warn', 'host_rows_left_out', { call, count, of, fields: fields.join(' ') });
}

const WINDOW_MS = 10_000;
const FAILURES = 5;

const failuresByCall = new Map<string, number[]>();

function recent(call: string, now: number): number[] {
  return (failuresByCall.get(call) ?? []).filter((at) => now - at < WINDOW_MS);
}

/** Notes a failed attempt of a call. `now` is epoch ms. */
export function noteFailure(call: string, now: number): void {
  failuresByCall.set(call, [...recent(call, now), now].slice(-FAILURES));
}

/**
 * Whether a call may be tried again: not while it failed five times within ten seconds, so that
 * an outage is not multiplied by our retries. First tries always go out: one sick call of {host}
 * must not close the others, and its recovery is noticed at once.
 */
export function mayRetry(call: string, now: number): boolean {
  return recent(call, now).length < FAILURES;
}
