/**
 * Does work with a signal that aborts after so many milliseconds, with a `TimeoutError`.
 *
 * Unlike the timer of `AbortSignal.timeout`, this one goes when the work is done. A timer holds the
 * request in which it was started, and with it all that was made for its page, until it fires: calls
 * with eight seconds each would keep the last eight seconds of visitors in memory.
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
