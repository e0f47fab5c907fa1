import 'server-only';
import { HostError } from './host-error';

/** Returns undefined if the read fails or is late. The read goes on. */
export async function inTime<T>(read: Promise<T>, ms: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, ms, undefined);
  });
  const settled = read.catch((error: unknown) => {
    if (error instanceof HostError) return undefined;
    throw error;
  });
  try {
    return await Promise.race([settled, late]);
  } finally {
    clearTimeout(timer);
    settled.catch(() => undefined);
  }
}

/** Returns null if the read is late. The read goes on. */
export async function within<T>(milliseconds: number, read: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, milliseconds, null).unref();
  });
  try {
    return await Promise.race([read, late]);
  } finally {
    // A running timer would keep the whole request in memory.
    clearTimeout(timer);
  }
}
