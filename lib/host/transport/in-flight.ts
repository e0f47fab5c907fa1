import 'server-only';

/**
 * A read that all who ask for the same key at one time share: however many visitors want a picture,
 * its server is asked once and memory holds it once. Nothing is kept when the read is over.
 */
export function shareInFlight<T>(read: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const reads = new Map<string, Promise<T>>();
  return (key) => {
    const known = reads.get(key);
    if (known) return known;
    const begun = read(key).finally(() => reads.delete(key));
    reads.set(key, begun);
    return begun;
  };
}
