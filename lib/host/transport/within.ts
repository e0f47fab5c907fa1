import 'server-only';

/** What a read gives, or null where that takes longer. The read itself goes on to its own end. */
export function within<T>(milliseconds: number, read: Promise<T>): Promise<T | null> {
  const late = new Promise<null>((resolve) => {
    setTimeout(resolve, milliseconds, null).unref();
  });
  return Promise.race([read, late]);
}
