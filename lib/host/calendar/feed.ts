import 'server-only';
import { host } from '@/lib/contract/host';
import type { CalendarFeed } from '@/lib/contract/visits';
import { env } from '@/lib/env';
import { callHost } from '@/lib/host/transport/call-host';
import { HostError } from '@/lib/host/transport/host-error';
import { hostOffers } from '@/lib/host/transport/host-extensions';
import { serverOf } from '@/lib/host/transport/servers';
import { feedPath } from '@/lib/url/feed-url';

const isOffered = () => hostOffers(serverOf({}).base, 'calendar-feed');

const addressOf = (token: string | null) => token && env().SITE_URL + feedPath(token);

/** Null while there is none; undefined where no feed is offered. */
export async function readFeedAddress(calendarId: number): Promise<string | null | undefined> {
  if (!isOffered()) return undefined;
  try {
    const query = { calendarId };
    const { token, isOffered: canBeMade } = await callHost(host.readFeedToken, { query });
    return canBeMade ? addressOf(token) : undefined;
  } catch (error) {
    // The tab must show the bookings even without their feed.
    if (error instanceof HostError) return undefined;
    throw error;
  }
}

export async function changeFeed(calendarId: number, isOn: boolean): Promise<string | null> {
  const body = { calendarId, isOn };
  return addressOf((await callHost(host.changeFeedToken, { body })).token);
}

/** Null for an address that ended or never existed. */
export async function readFeed(token: string): Promise<CalendarFeed> {
  return callHost(host.readFeed, { body: { token } });
}
