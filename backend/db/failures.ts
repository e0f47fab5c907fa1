import { refusal } from '@/backend/texts/refusal';
import { AppError } from '@/lib/shared/errors';
import { busyCalendar } from './calendar-queue';

/** Leaves out Postgres' messages, because they quote personal data. */
export interface FailureReport {
  name: string;
  code?: string;
  constraint?: string;
  at?: string[];
}

/** SQLSTATEs of a database that is away, starting, overloaded or too slow. */
const AWAY = /^(08|53|57P0|57014|55P03)/;
const NETWORK = /^(ECONN|EPIPE|ENOENT|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)/;
/** SQLSTATEs of values that cannot be stored: data exceptions and check constraints. */
const UNSTORABLE = /^(22|23514)/;
/** Only transactions of calendars set this. */
const LOCK_TIMEOUT = '55P03';
/** A write where only reads are allowed, for example at a replica that is not promoted yet. */
const READ_ONLY = '25006';
/** node-postgres gives these errors no code. */
const BROKEN_CONNECTION =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;

function rootOf(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? rootOf(error.cause) : error;
}

function property(error: unknown, name: 'code' | 'constraint'): string | undefined {
  if (typeof error !== 'object' || error === null || !(name in error)) return undefined;
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' ? value : undefined;
}

export function codeOf(error: unknown): string | undefined {
  return property(rootOf(error), 'code');
}

export function isDatabaseAway(error: unknown): boolean {
  const root = rootOf(error);
  const code = property(root, 'code');
  if (code !== undefined) return AWAY.test(code) || NETWORK.test(code);
  return root instanceof Error && BROKEN_CONNECTION.test(root.message);
}

export function reportOf(error: unknown): FailureReport {
  const root = rootOf(error);
  const code = property(root, 'code');
  const constraint = property(root, 'constraint');
  const stack = root instanceof Error ? root.stack : undefined;
  const at = stack?.split('\n').filter((line) => line.trimStart().startsWith('at '));
  return {
    name: root instanceof Error ? root.name : typeof root,
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint }),
    ...(at !== undefined && { at: at.slice(0, 6).map((line) => line.trim()) }),
  };
}

/** Errors that were not foreseen reveal no cause. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (codeOf(error) === '23P01') {
    return new AppError('slot_taken', refusal('timeTaken'));
  }
  if (UNSTORABLE.test(codeOf(error) ?? '')) {
    return new AppError('invalid', refusal('unstorable'));
  }
  if (codeOf(error) === LOCK_TIMEOUT) return busyCalendar();
  if (isDatabaseAway(error) || codeOf(error) === READ_ONLY) {
    return new AppError('unavailable', refusal('restarting'));
  }
  return new AppError('internal', refusal('ourMistake'));
}
