/**
 * Aborts with a `TimeoutError`. The timer of `AbortSignal.timeout` would hold all that was made for
 * a page until it fires.
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
