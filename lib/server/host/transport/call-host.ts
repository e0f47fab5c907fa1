import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { leftOutOf } from '@/lib/server/host/documented/spellings';
import { logEvent } from '@/lib/server/log';
import { processWide } from '@/lib/server/process-wide';
import type { CallInput, Endpoint } from '@/lib/shared/contract/endpoint';
import { CATEGORIES } from '@/lib/shared/domain/services/categories';
import { withDeadline } from '@/lib/shared/process/deadline';
import { requestKey } from '@/lib/shared/process/request-key';
import { HOST_COUNTRY } from '@/lib/shared/time/venue-zone';
import { HostError, isHostNotFound, leavesOpen, RefusedAccess, UnsettledWrite } from './host-error';
import { isOurs, learnNumber, numberOf } from './host-number';
import { type HostRequest, type RawInput, toHostRequest } from './host-request';
import { type AnswerOf, type HostRow, host, readOf } from './rows';
import { BUDGET, readRefusal, send } from './send';
import { serverOf } from './servers';

const TRIES = 3;
const TRANSIENT = [502, 503, 504];
const NOT_OFFERED = [404, 405, 501];

/**
 * After a 429, only reads are retried, because a repeated write would count against the limit
 * again.
 */
function isTransient(error: HostError, method: string): boolean {
  if (error.kind === 'network' || error.kind === 'timeout') return true;
  if (error.kind !== 'status') return false;
  return TRANSIENT.includes(error.status) || (error.status === 429 && method === 'GET');
}

/** The pause is random, so that the retries of many calls do not come together. */
function pauseMs(tries: number): number {
  return Math.random() * 100 * 2 ** (tries - 1);
}

/** Whether repeating the request changes nothing more. */
function mayRepeat({ method, base, headers, isVersioned }: HostRequest): boolean {
  if (method === 'GET' || method === 'DELETE') return true;
  if (method === 'PUT' && !isVersioned) return true;
  return headers['idempotency-key'] !== undefined && numberOf(base) > 0;
}

/** Whether the answer also says if the earlier tries were carried out. */
function isDefinite({ kind, status }: HostError): boolean {
  return kind === 'status' && status < 500 && ![401, 429].includes(status);
}

async function sendWithRetries(
  call: string,
  request: HostRequest,
  signal: AbortSignal,
): Promise<unknown> {
  let open: HostError | undefined;
  for (let tries = 1; ; tries += 1) {
    try {
      return await send(request, signal);
    } catch (error) {
      if (!(error instanceof HostError)) throw error;
      if (tries > 1 && request.method === 'DELETE' && isHostNotFound(error)) return null;
      const last = open && !isDefinite(error) ? open : error;
      if (!isTransient(error, request.method)) throw last;
      const now = Date.now();
      noteFailure(call, now);
      if (tries === TRIES || signal.aborted || !mayRepeat(request) || !mayRetry(call, now))
        throw last;
      if (leavesOpen(error)) open = error;
      await sleep(pauseMs(tries));
    }
  }
}

function isNoteworthy(error: HostError): boolean {
  if (error.kind === 'input' || error.kind === 'not_offered') return false;
  return error.kind !== 'status' || error.status >= 500 || error.status === 429;
}

/**
 * If the contract lists `forbidden` for the row, a 403 may be about one visitor and not about our
 * access.
 */
function isAboutAccess({ refuses = [] }: Endpoint, { kind, status }: HostError): boolean {
  if (kind !== 'status') return false;
  return status === 401 || (status === 403 && !refuses.includes('forbidden'));
}

function asWrite(error: HostError): HostError {
  if (!leavesOpen(error)) return error;
  const { kind, status, refusal } = error;
  return new UnsettledWrite(kind, status, refusal, { cause: error });
}

function readAnswer<E extends HostRow>(row: E, answer: unknown): AnswerOf<E> {
  const read = readOf(row).safeParse(answer);
  if (read.success) {
    noteLeftOut(row, read.data);
    // The compiler loses the type of what `read` parsed.
    return read.data as AnswerOf<E>;
  }
  const saidNo = (answer as { success?: unknown } | null)?.success === false;
  const refusal = saidNo ? readRefusal(answer) : null;
  throw new HostError('shape', 502, refusal, { cause: read.error });
}

/**
 * Statuses with which {host} refuses a question that it does not know. Such an answer has the
 * number of {host}, too.
 */
const KNOWS_NONE = [...NOT_OFFERED, 400, 410, 422];

/** Makes a documented call that changes nothing. */
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

/** If the server has never answered, asks it something first. */
export async function isOffered(row: Endpoint): Promise<boolean> {
  if (row.since === undefined) return true;
  await learnNumber(serverOf(row).base, () => askFirst(row));
  return isOurs(row);
}

/**
 * Retries a GET, a DELETE, and a PUT without a version. Retries any other write only at our
 * backend, with an `idempotencyKey` or the key of the browser's request. Throws `HostError`, and
 * `UnsettledWrite` if a write may have been carried out.
 */
export async function callHost<E extends HostRow>(
  row: E,
  input: CallInput<E>,
  options: { idempotencyKey?: string } = {},
): Promise<AnswerOf<E>> {
  // This is before `try`, because a write that is stopped here was never sent.
  if (!(await isOffered(row))) throw new HostError('not_offered', 501);
  const call = `${row.method} ${row.path}`;
  const started = Date.now();
  const idempotencyKey = options.idempotencyKey ?? keyOfRequest(row);
  try {
    const request = toHostRequest(row, input as RawInput, serverOf(row), idempotencyKey);
    const budget = row.method === 'GET' ? BUDGET.get : BUDGET.post;
    const answer = await withDeadline(budget, (end) => sendWithRetries(call, request, end));
    return readAnswer(row, answer);
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    if (row.since && error.kind === 'status' && NOT_OFFERED.includes(error.status)) {
      throw new HostError('not_offered', error.status, null, { cause: error });
    }
    if (isAboutAccess(row, error)) {
      refusals.times += 1;
      const { times } = refusals;
      logEvent('error', 'host_refused_access', { call, status: error.status, times });
      throw new RefusedAccess(error.kind, error.status, error.refusal, { cause: error });
    }
    if (isNoteworthy(error)) {
      const ms = Date.now() - started;
      logEvent('warn', 'host_call_failed', { call, kind: error.kind, status: error.status, ms });
    }
    throw row.method === 'GET' ? error : asWrite(error);
  }
}

/** A host that keeps no keys only gets documented requests. */
function keyOfRequest(row: Endpoint): string | undefined {
  const keepsKey = row.keepsKey && isOurs(row);
  return keepsKey ? requestKey() : undefined;
}

function noteLeftOut({ method, path }: Endpoint, list: unknown): void {
  const lost = leftOutOf(list);
  if (!lost) return;
  const { count, of, fields } = lost;
  const call = `${method} ${path}`;
  logEvent('warn', 'host_rows_left_out', { call, count, of, fields: fields.join(' ') });
}

const refusals = processWide('refusals', () => ({ times: 0 }));

const WINDOW_MS = 10_000;
const FAILURES = 5;

const failuresByCall = new Map<string, number[]>();

function recent(call: string, now: number): number[] {
  return (failuresByCall.get(call) ?? []).filter((at) => now - at < WINDOW_MS);
}

export function noteFailure(call: string, now: number): void {
  failuresByCall.set(call, [...recent(call, now), now].slice(-FAILURES));
}

/** Returns false after five failures in ten seconds, because retries would make an outage worse. */
export function mayRetry(call: string, now: number): boolean {
  return recent(call, now).length < FAILURES;
}
