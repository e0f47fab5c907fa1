/** Handles one item at a time for each host. Once `isOver`, it ends early and without an error. */
export async function eachByHost<T>(
  items: readonly T[],
  options: { urlOf: (item: T) => string; atOnce: number; isOver: () => boolean },
  run: (item: T) => Promise<void>,
): Promise<void> {
  const queues = new Map<string, T[]>();
  for (const item of items) {
    const { host } = new URL(options.urlOf(item));
    queues.set(host, [...(queues.get(host) ?? []), item]);
  }
  const waiting = [...queues.values()];
  const work = async () => {
    for (let queue = waiting.shift(); queue; queue = waiting.shift()) {
      for (const item of queue) {
        if (options.isOver()) return;
        await run(item);
      }
    }
  };
  await Promise.all(Array.from({ length: options.atOnce }, work));
}
