/**
 * Aborts with a `TimeoutError`. `AbortSignal.timeout` would keep the memory of a page until it
 * fires.
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
