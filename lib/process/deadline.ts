/**
 * Does work with a signal that aborts after so many milliseconds, with a `TimeoutError`. The timer of
 * `AbortSignal.timeout` would hold all that was made for a page in memory until it fires, even if the
 * work is done.
 */
export async function withDeadline<T>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const deadline = new AbortController();
  const end = () => deadline.abort(new DOMException('This took too long.', 'TimeoutError'));
  const timer = setTimeout(end, milliseconds).unref();
  try {
    return await work(deadline.signal);
  } finally {
    clearTimeout(timer);
  }
}
