import type { z } from 'zod';
import type { LimitName } from '@/lib/domain/limits';
import type { ErrorCode } from '@/lib/errors';
import type { Fields } from './renamed';

/**
 * The header in which our backend names, on every answer, what it does beyond the documented calls.
 * A host that sends no such header is given the documented requests and nothing else: `callHost` sends
 * a row of the contract with an `extension` only to a host that has named it.
 */
export const EXTENSIONS_HEADER = 'settln-extensions';

/**
 * What a host may say there:
 * `idempotency-keys` a repeat with the same Idempotency-Key never acts twice;
 * `booking-range` the list of a calendar's bookings takes `startTime` and `endTime`;
 * `cancel-customer` all upcoming bookings of one telephone number can be cancelled at once;
 * `author-slates` the other public posts of an author can be asked for;
 * `community-slates` posts name a community, and those of a community can be asked for;
 * `owner-items` a service that is not public has items only for its owner, who is named as `userId`;
 * `phone-limits` bookings of one telephone number are counted and limited;
 * `visitor-zone` a booking may carry the zone of the visitor's clock as `timeZone`;
 * `provider-visits` the visits of a calendar can be listed page by page, searched, marked and noted;
 * `calendar-feed` a provider's calendar has a secret address for other calendar programs;
 * `decisions` it tells what moderators decided about;
 * `customer-links` a booking comes with a token, by which its customer sees, moves and cancels it;
 * `directory` the public services can be searched and listed, and the public events listed;
 * `search-words` a search understands what people say, keeps near results apart, and takes evenings, weekends and prices;
 * `suggestions` what somebody has begun to type in a search can be completed;
 * `next-available` the first start at which a visit fits can be asked for;
 * `public-slates` the posts that everybody may see can be listed;
 * `event-edits` a POST of `events` with an `eventId` changes that event, and never makes another one;
 * `mail-stop` its mail has links that end all mail to an address;
 * `reports` visitors can report a public service, event or slate to the moderators;
 * `insight` views of public pages are counted, and a provider's figures can be asked for;
 * `cancel-reasons` a provider's cancellation may carry a `reason`, which its customer reads;
 * `clear-marks` a provider's own marks can be listed and cleared, and slots tell them to the provider;
 * `schedules` hours that repeat, days off and rules of booking; slots can be asked for past the rules.
 */
export const HOST_EXTENSIONS = [
  'idempotency-keys',
  'booking-range',
  'cancel-customer',
  'author-slates',
  'community-slates',
  'owner-items',
  'phone-limits',
  'visitor-zone',
  'provider-visits',
  'calendar-feed',
  'decisions',
  'customer-links',
  'directory',
  'search-words',
  'suggestions',
  'next-available',
  'public-slates',
  'mail-stop',
  'event-edits',
  'reports',
  'insight',
  'schedules',
  'clear-marks',
  'cancel-reasons',
] as const;

export type HostExtension = (typeof HOST_EXTENSIONS)[number];

/** A code that {host} may refuse with; the others are those of our own web app. */
export type HostErrorCode = Exclude<
  ErrorCode,
  'internal' | 'refused' | 'phone_unsure' | 'host_failed' | 'host_timeout' | 'unsettled'
>;

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * One call, described once: who sends it, who serves it and `docs/openapi.json` all read this row.
 *
 * `answer` is the spelling our own backend sends; `read` takes every spelling the specification
 * documents (bare, in `data`, in an array; snake and camel case; ids as numbers or texts) and
 * gives our own shape.
 */
export interface Endpoint {
  method: Method;
  /** The path below the base address, with `{name}` for each parameter. */
  path: string;
  summary: string;
  /** The requirements and rulings that say it, or `extension` where only our backend has it. */
  source: string;
  /** What a server has to have named before it gets this call; none for a documented one. */
  extension?: HostExtension;
  /** Who answers it, where that is not {host} itself: a service with an address of its own. */
  server?: 'network' | 'news';
  params?: z.ZodObject;
  /** The codecs of query, body and answer say how our own shape differs from the wire's. */
  query?: Fields;
  body?: z.ZodType<object, object>;
  /** The error codes that this call may answer besides those of {@link refusalsOf}. */
  refuses?: readonly HostErrorCode[];
  /** The status of success; 200 unless said. */
  status?: number;
  answer: z.ZodType;
  read: z.ZodType;
  /** A 2xx answer without a JSON body is fine too, and is read as null. */
  bodyOptional?: boolean;
}

/** An endpoint of our own, which says by name how often it may be called. */
export interface ApiEndpoint extends Endpoint {
  limit: LimitName;
}

/** Keeps a row's literal types. */
export function endpoint<const E extends Endpoint>(row: E): E {
  return row;
}

/** Keeps the literal types of a row of our own `/api`. */
export function apiEndpoint<const E extends ApiEndpoint>(row: E): E {
  return row;
}

type PartOf<
  E extends Endpoint,
  Key extends 'params' | 'query' | 'body',
  Side extends 'wire' | 'ours',
> = E[Key] extends z.ZodType
  ? { [K in Key]: Side extends 'wire' ? z.input<E[Key]> : z.output<E[Key]> }
  : unknown;

/** A row's params, query and body as the wire has them: ISO texts, prices as decimals. */
export type WireInput<E extends Endpoint> = PartOf<E, 'params', 'wire'> &
  PartOf<E, 'query', 'wire'> &
  PartOf<E, 'body', 'wire'>;

/**
 * The same in our own shape: instants in epoch milliseconds, money in cents. Both who calls {host}
 * and who serves a call have it; the row's schemas turn the one into the other.
 */
export type CallInput<E extends Endpoint> = PartOf<E, 'params', 'ours'> &
  PartOf<E, 'query', 'ours'> &
  PartOf<E, 'body', 'ours'>;

const OF_EVERY_CALL = ['bad_request', 'not_signed_in', 'unavailable'] as const;

const OF_A_BODY = ['too_large', 'unsupported_type', 'invalid'] as const;

/** The codes that a row names itself. */
export type OwnRefusal<E extends Endpoint> = E extends { refuses: readonly (infer Code)[] }
  ? Code
  : never;

/**
 * The error codes that our backend may answer a call with: those of every call, those of calls with
 * a body, and the row's own. Only `internal`, a mistake of ours, is never named.
 */
export function refusalsOf(row: Endpoint): HostErrorCode[] {
  return [...OF_EVERY_CALL, ...(row.body ? OF_A_BODY : []), ...(row.refuses ?? [])];
}
