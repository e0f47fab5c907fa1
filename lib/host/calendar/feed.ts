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

/** The address of a calendar's feed, null while it has none; undefined where no feed is offered. */
export async function readFeedAddress(calendarId: number): Promise<string | null | undefined> {
  if (!isOffered()) return undefined;
  try {
    const query = { calendarId };
    const { token, isOffered: canBeMade } = await callHost(host.readFeedToken, { query });
    return canBeMade ? addressOf(token) : undefined;
  } catch (error) {
    // The tab is about bookings, which matter more than their feed.
    if (error instanceof HostError) return undefined;
    throw error;
  }
}

/** Gives a calendar's feed a new address or none. */
export async function changeFeed(calendarId: number, isOn: boolean): Promise<string | null> {
  const body = { calendarId, isOn };
  return addressOf((await callHost(host.changeFeedToken, { body })).token);
}

/** What the feed at an address shows; null for an address that has ended or never was one. */
export async function readFeed(token: string): Promise<CalendarFeed> {
  return callHost(host.readFeed, { body: { token } });
}
