import { useEffect, useState } from 'react';
import { callApi } from '@/lib/shared/api/call-api';
import type { StaffQueue } from '@/lib/shared/contract/staff';
import { type QueueState, staffQueuePath } from '@/lib/shared/url/staff-url';
import { knownFrom, splitArrived } from './arrivals';

const LOOK_MS = 10_000;

interface LiveOptions {
  state: QueueState;
  first: StaffQueue;
  /** When read, in epoch ms. */
  now: number;
}

export type LiveQueue = ReturnType<typeof useLiveQueue>;

export function useLiveQueue({ state, first, now }: LiveOptions) {
  const [seen, setSeen] = useState({ from: first, queue: first, at: now, isStale: false });
  const path = staffQueuePath(state);
  const [known, setKnown] = useState(() => ({ path, ...knownFrom(first.items, now) }));
  // The page was read anew, as after a claim.
  if (seen.from !== first) setSeen({ from: first, queue: first, at: now, isStale: false });
  // Another choice shows all that it has.
  if (known.path !== path) setKnown({ path, ...knownFrom(first.items, now) });
  useEffect(() => {
    let isOver = false;
    const look = async () => {
      if (document.hidden) return;
      const { kind, ...asked } = state;
      const query = { ...asked, ...(kind && { kind }) };
      const result = await callApi('GET /api/staff/queue', undefined, { query });
      if (isOver) return;
      setSeen((last) =>
        result.ok
          ? { ...last, queue: result.answer, at: Date.now(), isStale: false }
          : { ...last, isStale: true },
      );
    };
    const timer = setInterval(look, LOOK_MS);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [state]);
  const { queue, at, isStale } = seen;
  const { shown, arrived } = splitArrived(queue.items, known);
  return {
    items: shown,
    arrived,
    show: () => setKnown({ path, ...knownFrom(queue.items, known.at) }),
    found: queue.found,
    counts: queue.counts,
    free: queue.free,
    mine: queue.mine,
    at,
    isStale,
  };
}
