import type { z } from 'zod';
import type { LimitName } from '@/lib/domain/limits';
import type { ErrorCode } from '@/lib/errors';
import type { Fields } from './renamed';

/**
 * On every answer, our backend names here what it does beyond the documented calls. Other hosts are
 * sent documented requests only (see `callHost`).
 */
export const EXTENSIONS_HEADER = 'settln-extensions';

/**
 * What a host may name there. `idempotency-keys`: a repeat with the same Idempotency-Key never acts
 * twice. `service-fields`: a service has more fields than are documented. `written-languages`: what is listed has
 * a language, may have texts in a second one, and a service says which are spoken. `owner-items`: items of a service that is not public are only for the owner named as
 * `userId`. `event-edits`: a POST of `events` with an `eventId` changes that event and never makes
 * another. `languages`: it keeps in which language people are written to, and refuses in the one that
 * `accept-language` names.
 */
export const HOST_EXTENSIONS = [
  'idempotency-keys',
  'booking-range',
  'cancel-customer',
  'arranged-visits',
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
  'service-fields',
  'people',
  'customers',
  'account-settings',
  'staff',
  'reviews',
  'appeals',
  'notices',
  'short-addresses',
  'item-order',
  'traders',
  'push',
  'other-calendars',
  'languages',
  'written-languages',
] as const;

export type HostExtension = (typeof HOST_EXTENSIONS)[number];

export type HostErrorCode = Exclude<
  ErrorCode,
  'internal' | 'refused' | 'phone_unsure' | 'host_failed' | 'host_timeout' | 'unsettled'
>;

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * One call; its client, its server and `docs/openapi.json` read this row. `answer` is what our
 * backend sends; `read` takes every documented spelling and gives our shape.
 */
export interface Endpoint {
  method: Method;
  /** Below the base address, with `{name}` for each parameter. */
  path: string;
  summary: string;
  /** Requirements and rulings, or `extension` where only our backend has it. */
  source: string;
  /** What a server has to name before it gets this call; none for a documented call. */
  extension?: HostExtension;
  /** A service with its own address, where {host} does not answer. */
  server?: 'network' | 'news';
  params?: z.ZodObject;
  query?: Fields;
  body?: z.ZodType<object, object>;
  /**
   * Fields of query and body, by their names on the wire, that the documents do not name: only a
   * server that has named their extension is sent them.
   */
  onlyFor?: Readonly<Record<string, HostExtension>>;
  refuses?: readonly HostErrorCode[];
  /** 200 by default. */
  status?: number;
  answer: z.ZodType;
  read: z.ZodType;
  /** A 2xx answer without a JSON body is allowed, and read as null. */
  bodyOptional?: boolean;
}

export interface ApiEndpoint extends Endpoint {
  limit: LimitName;
}

/** Keeps a row's literal types. */
export function endpoint<const E extends Endpoint>(row: E): E {
  return row;
}

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

/** Params, query and body as on the wire: ISO texts, prices as decimals. */
export type WireInput<E extends Endpoint> = PartOf<E, 'params', 'wire'> &
  PartOf<E, 'query', 'wire'> &
  PartOf<E, 'body', 'wire'>;

/** The same in our shape: instants in epoch milliseconds, money in cents. */
export type CallInput<E extends Endpoint> = PartOf<E, 'params', 'ours'> &
  PartOf<E, 'query', 'ours'> &
  PartOf<E, 'body', 'ours'>;

const OF_EVERY_CALL = ['bad_request', 'not_signed_in', 'unavailable'] as const;

const OF_A_BODY = ['too_large', 'unsupported_type', 'invalid'] as const;

export type OwnRefusal<E extends Endpoint> = E extends { refuses: readonly (infer Code)[] }
  ? Code
  : never;

/** Every error code that our backend may answer a call with, but for `internal`. */
export function refusalsOf(row: Endpoint): HostErrorCode[] {
  return [...OF_EVERY_CALL, ...(row.body ? OF_A_BODY : []), ...(row.refuses ?? [])];
}
