/** A queue that several processes may empty. */
export interface Rounds<Item> {
  claim: () => Promise<Item[]>;
  /**
   * Never throws. Returns false if the other server is away. If all items return false, the rest
   * waits.
   */
  handle: (item: Item) => Promise<boolean>;
  onError: (error: unknown) => void;
  pollMs: number;
}

export interface Running {
  /** Claims items at once, without waiting for the next round. */
  nudge: () => void;
  stop: () => Promise<void>;
}

/** Claims items every `pollMs`, with jitter. */
export function keepRounds<Item>({ claim, handle, onError, pollMs }: Rounds<Item>): Running {
  let isStopping = false;
  let isWanted = false;
  let running: Promise<void> | null = null;

  async function empty(): Promise<void> {
    while (!isStopping) {
      const claimed = await claim();
      if (claimed.length === 0) return;
      const went = await Promise.all(claimed.map(handle));
      if (!went.some(Boolean)) return;
    }
  }

  async function run(): Promise<void> {
    while (isWanted && !isStopping) {
      isWanted = false;
      await empty().catch(onError);
    }
    running = null;
  }

  const nudge = () => {
    isWanted = true;
    if (!isStopping) running ??= run();
  };
  const timer = setInterval(nudge, pollMs * (0.9 + Math.random() * 0.2));
  nudge();
  return {
    nudge,
    stop: async () => {
      isStopping = true;
      clearInterval(timer);
      await running;
    },
  };
}
