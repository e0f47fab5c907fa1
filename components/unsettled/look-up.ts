import type { ApiResult } from '@/lib/api/call-api';
import { type Facts, isChanged, isMade, type OwnThing } from '@/lib/domain/listings/own-thing';

export type Finding = 'done' | 'missing' | 'unknown';

export type LookUp = () => Promise<Finding>;

/** After 10 s without an answer a host may still be working. */
const PAUSES_MS = [0, 2000, 4000, 6000];

/** A failed write may have been carried out: no answer, a proxy's, or none to our server. */
export function isUnsettled(result: ApiResult<unknown>): boolean {
  if (result.ok) return false;
  const { code, status = 0, wasSent = true } = result;
  if (code === 'interrupted') return wasSent && (status < 300 || status > 501);
  return code === 'unsettled';
}

export async function lookRepeatedly(
  lookUp: LookUp,
  pauses: readonly number[] = PAUSES_MS,
): Promise<Finding> {
  let found: Finding = 'unknown';
  for (const pause of pauses) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    found = await lookUp();
    if (found === 'done') return found;
  }
  return found;
}

/** With the ids listed before, or the opened form. */
export type SentWrite =
  | { kind: 'new'; sent: Facts; known: readonly string[] | null }
  | { kind: 'edit'; id: string; sent: Facts; start: Facts }
  | { kind: 'delete'; id: string };

function isDone(list: readonly OwnThing[], write: SentWrite): boolean {
  if (write.kind === 'new') return isMade(list, write.sent, write.known);
  if (write.kind === 'edit') return isChanged(list, write.id, write);
  return list.every(({ id }) => id !== write.id);
}

export async function lookFor(
  writes: readonly SentWrite[],
  list: Promise<ApiResult<OwnThing[]>>,
): Promise<Finding> {
  const result = await list;
  if (!result.ok) return 'unknown';
  return writes.some((write) => isDone(result.answer, write)) ? 'done' : 'missing';
}

export async function idsIn(list: Promise<ApiResult<OwnThing[]>>): Promise<string[] | null> {
  const result = await list;
  return result.ok ? result.answer.map(({ id }) => id) : null;
}
