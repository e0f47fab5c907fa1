import 'server-only';
import { processWide } from '@/lib/server/process-wide';

/** What the site's `/metrics` counts since the process started. */
export type Counted = 'events' | 'busy' | 'limits';

const countsOfAll = () =>
  processWide('counts', () => ({
    events: new Map<string, number>(),
    busy: new Map<string, number>(),
    limits: new Map<string, number>(),
  }));

export function count(what: Counted, name: string): void {
  const counts = countsOfAll()[what];
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

export const countsOf = (what: Counted): ReadonlyMap<string, number> => countsOfAll()[what];
