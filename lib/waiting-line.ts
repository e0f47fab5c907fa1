/** Gives a place back; calling it again changes nothing. */
export type Leave = () => void;

/** How many may be inside at once, how many may wait for a place, and for how long. */
export interface LineBounds {
  width: number;
  maxWaiting: number;
  maxWaitMs: number;
}

/** Lets callers in, first come, first served, and turns away those for whom the line is too long. */
export class WaitingLine {
  private inside = 0;
  /** In the order in which they came. */
  private readonly waiting = new Set<() => void>();

  constructor(private readonly bounds: LineBounds) {}

  /** Whether nobody is inside; then nobody waits either. */
  get isEmpty(): boolean {
    return this.inside === 0;
  }

  /** How many wait for a place. */
  get waitingCount(): number {
    return this.waiting.size;
  }

  /** Resolves with the way out when it is the caller's turn, with null when it will not be. */
  enter(): Promise<Leave | null> {
    if (this.inside < this.bounds.width) {
      this.inside += 1;
      return Promise.resolve(this.wayOut());
    }
    if (this.waiting.size >= this.bounds.maxWaiting) return Promise.resolve(null);
    return new Promise((resolve) => {
      const letIn = () => {
        clearTimeout(timer);
        resolve(this.wayOut());
      };
      const timer = setTimeout(() => {
        this.waiting.delete(letIn);
        resolve(null);
      }, this.bounds.maxWaitMs);
      this.waiting.add(letIn);
    });
  }

  private wayOut(): Leave {
    let isOut = false;
    return () => {
      if (isOut) return;
      isOut = true;
      const [next] = this.waiting;
      if (next) {
        this.waiting.delete(next);
        next();
      } else {
        this.inside -= 1;
      }
    };
  }
}
