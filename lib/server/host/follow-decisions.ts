import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { host } from '@/lib/server/host/transport/rows';
import { LONGEST_WAIT_SECONDS } from '@/lib/shared/contract/moderation';
import { canonicalId } from '@/lib/shared/domain/canonical-id';
import { isDraining } from '@/lib/shared/process/drain';
import { callHost } from './transport/call-host';
import { HostError } from './transport/host-error';
import { isOurs } from './transport/host-number';

/** The lists that a decision may change. */
const LISTS = ['services', 'events', 'slates'];
const LOOK_EVERY_MS = 250;
const PAUSES_MS = [1_000, 2_000, 5_000];

const pause = (ms: number) => sleep(ms, undefined, { ref: false });

/**
 * Calls `forget` with the things that moderators decided about, until the process stops. {host}
 * keeps each request open until there is a decision.
 */
export async function followDecisions(
  forget: (tags: string[]) => Promise<void>,
  until: () => boolean = isDraining,
): Promise<void> {
  let after: number | undefined;
  let failures = 0;
  while (!until()) {
    if (!isOurs()) {
      await pause(LOOK_EVERY_MS);
      continue;
    }
    try {
      const since = after === undefined ? {} : { after };
      const query = { ...since, waitSeconds: LONGEST_WAIT_SECONDS };
      const { latest, decided } = await callHost(host.listDecisions, { query });
      const tags = decided.map(({ kind, id }) => `${kind}:${canonicalId(id)}`);
      if (tags.length > 0) await forget([...new Set(tags), ...LISTS]);
      [after, failures] = [latest, 0];
    } catch (error) {
      if (!(error instanceof HostError)) throw error;
      await pause(PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)] ?? 0);
      failures += 1;
    }
  }
}
