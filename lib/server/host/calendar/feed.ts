import 'server-only';
import { env } from '@/lib/server/env';
import { callHost } from '@/lib/server/host/transport/call-host';
import { HostError } from '@/lib/server/host/transport/host-error';
import { isOurs } from '@/lib/server/host/transport/host-number';
import { host } from '@/lib/server/host/transport/rows';
import type { CalendarFeed, FeedAddress } from '@/lib/shared/contract/visits';
import { feedPath } from '@/lib/shared/url/feed-url';
import { listNames } from './people';

const addressOf = (token: string | null) => token && env().SITE_URL + feedPath(token);

/** A person's address is listed only if {host} says that the feed is this person's. */
async function addressesOf(calendarId: number, people: readonly number[]) {
  const found = await Promise.all(
    people.map(async (person) => {
      const read = await callHost(host.readFeedToken, { query: { calendarId, person } });
      const address = read.person === person ? addressOf(read.token) : null;
      return address ? [{ person, address }] : [];
    }),
  );
  return found.flat();
}

/** Returns undefined if {host} offers no feed. */
export async function readFeedAddress(
  calendarId: number,
  people: readonly number[],
): Promise<FeedAddress | undefined> {
  if (!isOurs()) return undefined;
  try {
    const query = { calendarId };
    const { token, isOffered: canBeMade } = await callHost(host.readFeedToken, { query });
    if (!canBeMade) return undefined;
    const ofPeople = token ? await addressesOf(calendarId, people) : [];
    return { address: addressOf(token), ofPeople };
  } catch (error) {
    // If the address cannot be read, the tab still shows the bookings.
    if (error instanceof HostError) return undefined;
    throw error;
  }
}

/** Ends all earlier addresses of the feed. */
export async function changeFeed(calendarId: number, isOn: boolean): Promise<FeedAddress> {
  const body = { calendarId, isOn };
  const address = addressOf((await callHost(host.changeFeedToken, { body })).token);
  const people = address ? await listNames(calendarId) : [];
  const ids = people.map(({ id }) => id);
  const ofPeople = await addressesOf(calendarId, ids).catch((error: unknown) => {
    // If these cannot be read, the new address is still shown.
    if (error instanceof HostError) return [];
    throw error;
  });
  return { address, ofPeople };
}

/** Returns null for an address that has ended or is unknown. */
export async function readFeed(token: string): Promise<CalendarFeed | null> {
  return (await callHost(host.readFeed, { body: { token } })).feed;
}
