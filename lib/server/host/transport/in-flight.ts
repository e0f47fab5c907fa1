import 'server-only';

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
