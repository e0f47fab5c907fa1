/** Call it to leave the line. A second call changes nothing. */
export type Leave = () => void;

export interface LineBounds {
  width: number;
  maxWaiting: number;
  maxWaitMs: number;
}

/**
 * `width` may be inside at the same time. `maxWaiting` others may wait, each for `maxWaitMs`.
 * Those who waited in vain and all further ones get null.
 */
export class WaitingLine {
  protected inside = 0;
  private readonly waiting = new Set<() => void>();

  constructor(protected readonly bounds: LineBounds) {}

  get isEmpty(): boolean {
    return this.inside === 0 && this.waiting.size === 0;
  }

  get waitingCount(): number {
    return this.waiting.size;
  }

  enter(): Promise<Leave | null> {
    if (this.waiting.size === 0 && this.inside < this.bounds.width) {
      this.inside += 1;
      return Promise.resolve(this.wayOut());
    }
    if (this.waiting.size >= this.bounds.maxWaiting) return Promise.resolve(null);
    return new Promise((resolve) => {
      const begin = () => {
        clearTimeout(timer);
        resolve(this.wayOut());
      };
      const timer = setTimeout(() => {
        this.waiting.delete(begin);
        resolve(null);
      }, this.bounds.maxWaitMs);
      this.waiting.add(begin);
    });
  }

  /** Lets the next one in, if there is a place. */
  protected letIn(): void {
    const [next] = this.waiting;
    if (!next || this.inside >= this.bounds.width) return;
    this.waiting.delete(next);
    this.inside += 1;
    next();
  }

  private wayOut(): Leave {
    let isOut = false;
    return () => {
      if (isOut) return;
      isOut = true;
      this.inside -= 1;
      this.letIn();
    };
  }
}
