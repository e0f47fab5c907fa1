import { useEffect, useState } from 'react';
import { callApi } from '@/lib/api/call-api';
import type { StaffQueue, StaffQueued } from '@/lib/contract/staff';
import { type QueueState, staffQueuePath } from '@/lib/url/staff-url';

const LOOK_MS = 10_000;

interface LiveOptions {
  state: QueueState;
  first: StaffQueue;
  /** When read, in epoch ms. */
  now: number;
}

export const keyOf = ({ kind, id }: StaffQueued) => `${kind}/${id}`;

const keysOf = ({ items }: StaffQueue) => new Set(items.map(keyOf));

export type LiveQueue = ReturnType<typeof useLiveQueue>;

/** New items are announced on top; the list never jumps. */
export function useLiveQueue({ state, first, now }: LiveOptions) {
  const [seen, setSeen] = useState({ from: first, queue: first, at: now, isStale: false });
  const path = staffQueuePath(state);
  const [known, setKnown] = useState(() => ({ path, keys: keysOf(first) }));
  // The page was read anew, as after a claim.
  if (seen.from !== first) setSeen({ from: first, queue: first, at: now, isStale: false });
  // Another choice shows all that it has.
  if (known.path !== path) setKnown({ path, keys: keysOf(first) });
  useEffect(() => {
    const look = async () => {
      if (document.hidden) return;
      const { kind, ...asked } = state;
      const query = { ...asked, ...(kind && { kind }) };
      const result = await callApi('GET /api/staff/queue', undefined, { query });
      setSeen((last) =>
        result.ok
          ? { ...last, queue: result.answer, at: Date.now(), isStale: false }
          : { ...last, isStale: true },
      );
    };
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [state]);
  const { queue, at, isStale } = seen;
  return {
    items: queue.items.filter((item) => known.keys.has(keyOf(item))),
    arrived: queue.items.filter((item) => !known.keys.has(keyOf(item))).length,
    show: () => setKnown({ path, keys: keysOf(queue) }),
    found: queue.found,
    counts: queue.counts,
    free: queue.free,
    mine: queue.mine,
    at,
    isStale,
  };
}
