import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answerOf } from '@/components/shared/queries/query-provider';
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
  const path = staffQueuePath(state);
  const { data, dataUpdatedAt, isError } = useQuery({
    // The page may be read anew, as after a claim.
    queryKey: ['staff-queue', path, now],
    queryFn: ({ signal }) => {
      const { kind, ...asked } = state;
      const query = { ...asked, ...(kind && { kind }) };
      return answerOf(callApi('GET /api/staff/queue', undefined, { query, signal }));
    },
    initialData: first,
    initialDataUpdatedAt: now,
    staleTime: LOOK_MS,
    refetchInterval: LOOK_MS,
  });
  const [known, setKnown] = useState(() => ({ path, ...knownFrom(first.items, now) }));
  // After another choice of the queue, all its items are shown.
  if (known.path !== path) setKnown({ path, ...knownFrom(first.items, now) });
  const { shown, arrived } = splitArrived(data.items, known);
  return {
    items: shown,
    arrived,
    show: () => setKnown({ path, ...knownFrom(data.items, known.at) }),
    found: data.found,
    counts: data.counts,
    free: data.free,
    mine: data.mine,
    at: dataUpdatedAt,
    isStale: isError,
  };
}
