import type { Database } from '@/backend/db/client';
import { reportOf } from '@/backend/db/failures';
import type { Log } from '@/backend/log/log';
import { startSchedule } from '@/backend/schedule/schedule';
import { AppError } from '@/lib/shared/errors';
import { toWebError, WebError } from '@/lib/shared/outbound/web-error';
import { openAddress } from './address';
import { type ReaderConfig, type Reading, readCalendarAt } from './calendar-reader';
import { type CalendarRow, claimDue, keepReading, knownOf, noteFailure } from './calendar-rows';

const LOOK_MINUTES = 0.5;
const AT_ONCE = 4;

type Outcome = 'read' | 'unchanged' | 'failed' | 'dropped';

/** Throws only if the database fails. */
export async function readAgain(
  db: Database,
  row: CalendarRow,
  { now, patience, config }: { now: number; patience: 'now' | 'later'; config: ReaderConfig },
): Promise<Outcome> {
  const address = openAddress(row.sealedAddress, row.accountId, config.secret);
  let reading: Reading;
  try {
    // Without its secret, the address can never be read again.
    if (address === null) throw new WebError('sealed by another secret');
    const { accountId } = row;
    reading = await readCalendarAt(address, knownOf(row, now), {
      now,
      patience,
      accountId,
      config,
    });
  } catch (error) {
    // Too many readings wait. This is no failure of the calendar.
    if (error instanceof AppError) throw error;
    await noteFailure(db, row, toWebError(error), now);
    return 'failed';
  }
  if (!(await keepReading(db, row, reading, now))) return 'dropped';
  return reading.times ? 'read' : 'unchanged';
}

/** Returns how often each outcome occurred. */
export async function readDue(
  db: Database,
  config: ReaderConfig,
  { now = Date.now, signal }: { now?: () => number; signal?: AbortSignal } = {},
): Promise<Partial<Record<Outcome, number>>> {
  const counts: Partial<Record<Outcome, number>> = {};
  while (!signal?.aborted) {
    const due = await claimDue(db, now(), AT_ONCE);
    if (due.length === 0) return counts;
    const outcomes = await Promise.all(
      due.map((row) => readAgain(db, row, { now: now(), patience: 'later', config })),
    );
    for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
}

/** Several processes may run this, because each claims its rows. */
export function keepCalendars(
  db: Database,
  config: ReaderConfig | null,
  log: Log,
): (() => Promise<void>) | null {
  if (!config) return null;
  return startSchedule({
    minutes: LOOK_MINUTES,
    run: async (signal) => {
      try {
        const counts = await readDue(db, config, { signal });
        if (Object.keys(counts).length > 0) log({ event: 'calendars', ...counts });
      } catch (error) {
        log({ event: 'calendars_failed', cause: reportOf(error) });
      }
    },
  });
}
