import 'server-only';

/** Does `work` for every item, at most `limit` at the same time; answers are in the items' order. */
export async function aFewAtATime<T, R>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const answers: R[] = [];
  const waiting = items.entries();
  const takeTurns = async () => {
    // All workers draw from one iterator, so that each item is taken once.
    for (const [place, item] of waiting) answers[place] = await work(item);
  };
  await Promise.all(Array.from({ length: limit }, takeTurns));
  return answers;
}
