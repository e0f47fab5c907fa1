import { QUEUE_KINDS, type QueueKind, type StaffKind } from '@/lib/shared/domain/staff/room';
import { paths } from './paths';
import { firstOf, type SearchParams } from './search-params';

export const STAFF_LOG_PATH = `${paths.staff}/decided`;
export const STAFF_PEOPLE_PATH = `${paths.staff}/people`;
const STAFF_FILE_PATH = '/api/staff/log';

export const WHOSE = ['everybody', 'free', 'mine'] as const;

export interface QueueState {
  kind: QueueKind | null;
  whose: (typeof WHOSE)[number];
  order: 'oldest' | 'newest';
  q: string;
  limit: number;
}

const USUAL: QueueState = { kind: null, whose: 'everybody', order: 'oldest', q: '', limit: 25 };

const textIn = (params: SearchParams, name: string) => firstOf(params[name]).slice(0, 100);

const numberIn = (params: SearchParams, name: string, usual: number, most: number) => {
  const text = textIn(params, name);
  return /^[1-9]\d{0,4}$/.test(text) ? Math.min(Number(text), most) : usual;
};

export function parseQueueState(params: SearchParams): QueueState {
  const kind = textIn(params, 'kind');
  const whose = textIn(params, 'whose');
  return {
    kind: QUEUE_KINDS.find((known) => known === kind) ?? null,
    whose: WHOSE.find((known) => known === whose) ?? 'everybody',
    order: textIn(params, 'order') === 'newest' ? 'newest' : 'oldest',
    q: textIn(params, 'q'),
    limit: numberIn(params, 'limit', USUAL.limit, 500),
  };
}

function withQuery(path: string, entries: readonly (readonly [string, string | number | null])[]) {
  const query = new URLSearchParams();
  for (const [name, value] of entries) {
    if (value !== null && value !== '') query.set(name, String(value));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

function queueEntries(state: Partial<QueueState>) {
  const full = Object.assign({}, USUAL, state);
  return (['kind', 'whose', 'order', 'q', 'limit'] as const).map(
    (name) => [name, full[name] === USUAL[name] ? null : full[name]] as const,
  );
}

export function staffQueuePath(state: Partial<QueueState> = {}): string {
  return withQuery(paths.staff, queueEntries(state));
}

export function staffItemPath(kind: StaffKind, id: string): string {
  return `${paths.staff}/${kind}/${encodeURIComponent(id)}`;
}

export const LOG_DAYS = [7, 30, 365, 3660] as const;

export interface LogState {
  q: string;
  by: string;
  action: string;
  kind: string;
  days: number;
  limit: number;
}

const USUAL_LOG: LogState = { q: '', by: '', action: '', kind: '', days: 7, limit: 50 };

export function parseLogState(params: SearchParams): LogState {
  const by = textIn(params, 'by');
  const days = numberIn(params, 'days', USUAL_LOG.days, 3660);
  return {
    q: textIn(params, 'q'),
    by: /^(?:\d{1,9}|command)$/.test(by) ? by : '',
    action: textIn(params, 'action').slice(0, 40),
    kind: textIn(params, 'kind').slice(0, 40),
    days: LOG_DAYS.find((known) => known === days) ?? USUAL_LOG.days,
    limit: numberIn(params, 'limit', USUAL_LOG.limit, 10_000),
  };
}

function logEntries(state: Partial<LogState>) {
  const full = Object.assign({}, USUAL_LOG, state);
  return (['q', 'by', 'action', 'kind', 'days', 'limit'] as const).map(
    (name) => [name, full[name] === USUAL_LOG[name] ? null : full[name]] as const,
  );
}

export function staffLogPath(state: Partial<LogState> = {}): string {
  return withQuery(STAFF_LOG_PATH, logEntries(state));
}

/** As CSV. */
export function staffFilePath(state: LogState): string {
  return withQuery(STAFF_FILE_PATH, logEntries({ ...state, limit: 10_000 }));
}
