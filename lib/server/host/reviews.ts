import 'server-only';
import { isOurs } from '@/lib/server/host/transport/host-number';
import { host } from '@/lib/server/host/transport/rows';
import type {
  ProviderReviewPage,
  Reply,
  ReviewLink,
  ReviewPage,
} from '@/lib/shared/contract/reviews';
import type { SpokenLanguage } from '@/lib/shared/domain/languages';
import { HOST_COUNTRY } from '@/lib/shared/time/venue-zone';
import { callHost } from './transport/call-host';
import { HostError, isNoLink } from './transport/host-error';
import { type LinkOutcome, outcomeOf } from './transport/refusals';

async function ifOffered<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof HostError && error.kind === 'not_offered') return null;
    throw error;
  }
}

export async function findReviewLink(token: string): Promise<ReviewLink | null> {
  try {
    return (await callHost(host.findReviewLink, { query: { token } })).link;
  } catch (error) {
    if (error instanceof HostError && isNoLink(error)) return null;
    throw error;
  }
}

interface TypedByCustomer {
  stars: number;
  text: string;
  lang: SpokenLanguage | '';
  /** A keyed hash. */
  network: string | undefined;
}

/** A repeat writes the same review again. */
export function writeReview(token: string, review: TypedByCustomer): Promise<LinkOutcome> {
  return outcomeOf(callHost(host.writeReview, { body: { token, ...review } }));
}

export function takeReviewBack(token: string): Promise<LinkOutcome> {
  return outcomeOf(callHost(host.takeReviewBack, { body: { token } }));
}

export function disputeMissed(token: string): Promise<LinkOutcome> {
  return outcomeOf(callHost(host.disputeMissed, { body: { token } }));
}

export async function findOffer(): Promise<'offered' | 'notOffered' | 'failed'> {
  if (isOurs()) return 'offered';
  try {
    return (await listReviews('none', { limit: 0 })) === null ? 'notOffered' : 'offered';
  } catch (error) {
    if (error instanceof HostError) return 'failed';
    throw error;
  }
}

/** Returns null if {host} has no reviews. */
export function listReviews(
  serviceId: string,
  { offset = 0, limit = 10 } = {},
): Promise<ReviewPage | null> {
  const query = { serviceId, hostCountry: HOST_COUNTRY, offset, limit };
  return ifOffered(callHost(host.listReviews, { query }));
}

export function listProviderReviews(
  calendarId: number,
  { offset = 0, limit = 10 } = {},
): Promise<ProviderReviewPage | null> {
  return ifOffered(callHost(host.listProviderReviews, { query: { calendarId, offset, limit } }));
}

/** Throws `HostError` 410 if the review is no longer public. */
export function replyToReview(calendarId: number, reviewId: string, reply: Reply) {
  return callHost(host.replyToReview, { params: { reviewId }, body: { calendarId, ...reply } });
}

export function markReviewsSeen(calendarId: number, reviewIds: string[]) {
  return callHost(host.markReviewsSeen, { body: { calendarId, reviewIds } });
}
