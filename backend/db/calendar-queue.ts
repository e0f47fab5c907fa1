import { refusal } from '@/backend/texts/refusal';
import { AppError } from '@/lib/shared/errors';
import { type LineBounds, WaitingLine } from '@/lib/shared/waiting-line';

/** The site gives up after ten seconds. */
const BOUNDS = { width: 1, maxWaiting: 1_000, maxWaitMs: 8_000 };

export function busyCalendar(): AppError {
  return new AppError('unavailable', refusal('busy'));
}

/** Each account has its own line. */
export class CalendarQueue {
  private readonly lines = new Map<number, WaitingLine>();

  constructor(
    private readonly bounds: LineBounds = BOUNDS,
    private readonly toRefusal: () => AppError = busyCalendar,
  ) {}

  get waiting(): number {
    return [...this.lines.values()].reduce((sum, line) => sum + line.waitingCount, 0);
  }

  async run<T>(accountId: number, work: () => Promise<T>): Promise<T> {
    const line = this.lines.get(accountId) ?? new WaitingLine(this.bounds);
    this.lines.set(accountId, line);
    const leave = await line.enter();
    if (!leave) throw this.toRefusal();
    try {
      return await work();
    } finally {
      leave();
      if (line.isEmpty) this.lines.delete(accountId);
    }
  }
}
