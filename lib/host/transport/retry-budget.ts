import 'server-only';

const WINDOW_MS = 10_000;
const FAILURES = 5;

const failuresByCall = new Map<string, number[]>();

function recent(call: string, now: number): number[] {
  return (failuresByCall.get(call) ?? []).filter((at) => now - at < WINDOW_MS);
}

/** Notes a failed attempt of a call. `now` is epoch ms. */
export function noteFailure(call: string, now: number): void {
  failuresByCall.set(call, [...recent(call, now), now].slice(-FAILURES));
}

/**
 * Whether a call may be tried again: not while it failed five times within ten seconds, so that
 * an outage is not multiplied by our retries. First tries always go out: one sick call of {host}
 * must not close the others, and its recovery is noticed at once.
 */
export function mayRetry(call: string, now: number): boolean {
  return recent(call, now).length < FAILURES;
}
