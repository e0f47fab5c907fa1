import { AppError } from '@/lib/errors';
import { WaitingLine } from '@/lib/waiting-line';

/**
 * Hundreds of customers may want a popular slot at once, and most get the answer that it is taken.
 * They wait eight seconds at most, because the site itself gives up after ten.
 */
const BOUNDS = { width: 1, maxWaiting: 1_000, maxWaitMs: 8_000 };

/** The refusal of a calendar that too many callers want to change at once. */
export function busyCalendar(): AppError {
  return new AppError(
    'unavailable',
    'Many people are booking with this provider right now. Please try again in a moment.',
  );
}

/** Lets the callers of one calendar take turns before any of them takes a connection. */
export class CalendarTurns {
  private readonly lines = new Map<number, WaitingLine>();

  /** How many callers wait, in all calendars. */
  get waiting(): number {
    return [...this.lines.values()].reduce((sum, line) => sum + line.waitingCount, 0);
  }

  /** Runs `work` when it is its turn in the calendar. Throws `unavailable`. */
  async take<T>(accountId: number, work: () => Promise<T>): Promise<T> {
    const line = this.lines.get(accountId) ?? new WaitingLine(BOUNDS);
    this.lines.set(accountId, line);
    const leave = await line.enter();
    if (!leave) throw busyCalendar();
    try {
      return await work();
    } finally {
      leave();
      if (line.isEmpty) this.lines.delete(accountId);
    }
  }
}
