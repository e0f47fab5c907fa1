import 'server-only';
import { HostError } from './host-error';

/** Undefined when it fails or takes longer. The read runs on, and may fill its cache. */
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
