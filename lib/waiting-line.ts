/** Calling it again changes nothing. */
export type Leave = () => void;

export interface LineBounds {
  width: number;
  maxWaiting: number;
  maxWaitMs: number;
}

/** `width` may be inside, and `maxWaiting` wait for `maxWaitMs` each; others get null. */
export class WaitingLine {
  private inside = 0;
  private readonly waiting = new Set<() => void>();

  constructor(private readonly bounds: LineBounds) {}

  get isEmpty(): boolean {
    return this.inside === 0;
  }

  get waitingCount(): number {
    return this.waiting.size;
  }

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
