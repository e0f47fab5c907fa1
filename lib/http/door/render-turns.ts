import 'server-only';

/** For how many rounds a render is put off for the sake of those who arrive: about a render's time. */
const PATIENCE = 64;

/**
 * Has renders begin one after the other, each in a round of the event loop in which nobody arrived.
 * Node takes one connection from the system's queue in a round; a round with a render in it lasts so
 * long that a crowd would wait there, where nobody can be told to come back later.
 */
export class RenderTurns {
  private arrivals = 0;
  private last: Promise<void> = Promise.resolve();

  /** To be called for each connection and each request. */
  noteArrival(): void {
    this.arrivals += 1;
  }

  /** Resolves when the caller may begin. */
  next(): Promise<void> {
    this.last = this.last.then(() => this.quietRound());
    return this.last;
  }

  private async quietRound(): Promise<void> {
    for (let round = 0; round < PATIENCE; round += 1) {
      const before = this.arrivals;
      await new Promise((resolve) => setImmediate(resolve));
      if (this.arrivals === before) return;
    }
  }
}
