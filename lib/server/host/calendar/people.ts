import 'server-only';
import { forgetSchedule, hoursTag } from '@/lib/server/host/forget-service';
import { cachedRead } from '@/lib/server/host/transport/cached-read';
import { callHost } from '@/lib/server/host/transport/call-host';
import { HostError, UnsettledWrite } from '@/lib/server/host/transport/host-error';
import { isOurs } from '@/lib/server/host/transport/host-number';
import { orRefusal } from '@/lib/server/host/transport/refusals';
import { host } from '@/lib/server/host/transport/rows';
import { findFirstImageFault } from '@/lib/server/storage/verify';
import type {
  ChoosablePerson,
  ComingVisits,
  KeptPeople,
  SavedPeople,
} from '@/lib/shared/contract/people';
import { doesAll } from '@/lib/shared/domain/hours/people';
import { AppError } from '@/lib/shared/errors';

const readPublicPeople = (calendarId: number) =>
  callHost(host.listPublicPeople, { query: { calendarId } });

const findPublicPeople = cachedRead('people', readPublicPeople, (calendarId) => [
  `account:${calendarId}`,
  hoursTag(calendarId),
]);

/** Two people or more. `mayChoose` says whether customers choose one. */
export interface Team {
  people: readonly ChoosablePerson[];
  mayChoose: boolean;
}

/** Returns null for one person, and if {host} knows no people or fails. */
export async function findTeam(calendarId: number): Promise<Team | null> {
  if (!isOurs()) return null;
  const found = await findPublicPeople(calendarId).catch((error) => {
    if (error instanceof HostError) return null;
    throw error;
  });
  if (!found || found.people.length < 2) return null;
  return { people: found.people, mayChoose: found.letsCustomersChoose };
}

export function ableOf(team: Team | null, itemIds: readonly string[]): number[] | undefined {
  return team?.people.filter((one) => doesAll(one, itemIds)).map(({ id }) => id);
}

export function findChosen(
  team: Team | null,
  person: number | null,
  itemIds: readonly string[],
): ChoosablePerson | null {
  const found = team?.mayChoose ? team.people.find(({ id }) => id === person) : undefined;
  return found && doesAll(found, itemIds) ? found : null;
}

export function readPeople(calendarId: number): Promise<KeptPeople> {
  return callHost(host.getPeople, { query: { calendarId } });
}

export async function readWorkers(calendarId: number): Promise<KeptPeople['people']> {
  return isOurs() ? (await readPeople(calendarId)).people : [];
}

/** Returns an empty list for one person. */
export function namesOf(people: KeptPeople['people']): { id: number; name: string }[] {
  return people.length > 1 ? people.map(({ id, name }) => ({ id, name })) : [];
}

export const readNames = async (calendarId: number) => namesOf(await readWorkers(calendarId));

/** Returns an empty list if the people cannot be read. */
export const listNames = (calendarId: number) =>
  readNames(calendarId).catch((error: unknown) => {
    if (error instanceof HostError) return [];
    throw error;
  });

/** A picture that did not change is not checked, because it may be older than our rules. */
async function checkPictures(calendarId: number, saved: SavedPeople, userId: string) {
  const given = saved.people.flatMap(({ pictureUrl }) => pictureUrl ?? []);
  if (given.length === 0) return;
  const { people } = await readPeople(calendarId);
  const kept = new Set(people.map(({ pictureUrl }) => pictureUrl));
  const changed = given.filter((url) => !kept.has(url));
  const fault = await findFirstImageFault(changed, userId);
  if (fault) throw new AppError('invalid', { key: 'correctFields' }, { fields: { people: fault } });
}

/**
 * Throws `conflict` if the people were saved since they were read, or if a person who would
 * leave has coming visits. Throws `invalid` for wrong values.
 */
export async function savePeople(
  calendarId: number,
  saved: SavedPeople,
  userId: string,
): Promise<KeptPeople> {
  await checkPictures(calendarId, saved, userId);
  try {
    return await callHost(host.savePeople, { body: { calendarId, ...saved } });
  } catch (error) {
    const isRefused = error instanceof HostError && !(error instanceof UnsettledWrite);
    if (!isRefused || error.status !== 409) throw error;
    const message = error.refusal?.message;
    throw new AppError('conflict', message ?? { key: 'peopleChanged' }, {}, { cause: error });
  } finally {
    forgetSchedule(calendarId);
  }
}

export function listComingVisits(calendarId: number, person: number): Promise<ComingVisits> {
  return callHost(host.listComingVisits, { query: { calendarId, person } });
}

/** Throws `conflict` if the person has no time, or if the visit is gone. */
export async function giveVisit(
  calendarId: number,
  { bookingId, person }: { bookingId: number; person: number },
): Promise<{ given: true }> {
  try {
    const given = callHost(host.giveVisit, { body: { calendarId, bookingId, person } });
    return await orRefusal({ 409: 'conflict', 410: 'conflict' }, given);
  } finally {
    forgetSchedule(calendarId);
  }
}
