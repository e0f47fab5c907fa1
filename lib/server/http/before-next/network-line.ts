import 'server-only';
import { type LineBounds, WaitingLine } from '@/lib/shared/waiting-line';

/**
 * A page that takes longer than this waits for {host}, so that others can use the processor
 * meanwhile.
 */
const PACE_MS = 150;

/**
 * The reads of one network. While more of them wait than may run at a time, they begin one after
 * another, and not while a booking runs. If a place is free, one begins after each `PACE_MS`.
 */
export class NetworkLine extends WaitingLine {
  private begunAt = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    bounds: LineBounds,
    private readonly isBooking: () => boolean,
  ) {
    super(bounds);
  }

  override letIn(): void {
    clearTimeout(this.timer);
    const { width } = this.bounds;
    if (this.waitingCount <= width) {
      while (this.waitingCount > 0 && this.inside < width) super.letIn();
      return;
    }
    if (this.inside >= width) return;
    const isFree = this.inside === 0 && !this.isBooking();
    if (isFree || performance.now() >= this.begunAt + PACE_MS) {
      this.begunAt = performance.now();
      super.letIn();
    }
    this.timer = setTimeout(() => this.letIn(), this.begunAt + PACE_MS - performance.now());
  }
}
