import 'server-only';

/** Null where that takes longer; the read itself runs on. */
export async function within<T>(milliseconds: number, read: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, milliseconds, null).unref();
  });
  try {
    return await Promise.race([read, late]);
  } finally {
    // A running timer would hold the whole request.
    clearTimeout(timer);
  }
}
