import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { OWN_WORDS_TAG } from '@/lib/server/cache/entry';
import { host } from '@/lib/server/host/transport/rows';
import { CATEGORIES } from '@/lib/shared/domain/services/categories';
import { isDraining } from '@/lib/shared/process/drain';
import { HOST_COUNTRY } from '@/lib/shared/time/venue-zone';
import { noteDirectory } from './directory/offered';
import { callHost } from './transport/call-host';
import { HostError } from './transport/host-error';
import { isNumberKnown, isOurs } from './transport/host-number';
import { serverOf } from './transport/servers';

const LOOK_EVERY_MS = 250;
const PAUSES_MS = [1_000, 2_000, 5_000, 30_000];

const pause = (ms: number) => sleep(ms, undefined, { ref: false });

/** Runs until the process stops. `forget` drops the static pages that link to the directory. */
export async function followDirectory(
  forget: (tags: string[]) => Promise<void>,
  until: () => boolean = isDraining,
): Promise<void> {
  const { base } = serverOf({});
  let known: boolean | undefined;
  let failures = 0;
  while (!until()) {
    if (!isNumberKnown(base) && !(await ask())) {
      await pause(PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)] ?? 0);
      failures += 1;
      continue;
    }
    const isOffered = isOurs();
    if (isOffered !== known) {
      known = isOffered;
      noteDirectory(isOffered);
      await forget([OWN_WORDS_TAG]);
    }
    await pause(LOOK_EVERY_MS);
  }
}

async function ask(): Promise<boolean> {
  try {
    const params = { categoryId: String(CATEGORIES[0].id) };
    await callHost(host.listSubcategories, { params, query: { hostCountry: HOST_COUNTRY } });
    return true;
  } catch (error) {
    if (error instanceof HostError) return false;
    throw error;
  }
}
