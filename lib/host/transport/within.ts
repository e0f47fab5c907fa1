import 'server-only';

/** What a read gives, or null where that takes longer. The read itself goes on to its own end. */
export async function within<T>(milliseconds: number, read: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, milliseconds, null).unref();
  });
  try {
    return await Promise.race([read, late]);
  } finally {
    // Until it fires, a timer holds the whole request.
    clearTimeout(timer);
  }
}
