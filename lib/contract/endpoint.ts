import type { z } from 'zod';
import type { LimitName } from '@/lib/domain/limits';
import type { ErrorCode } from '@/lib/errors';
import type { Fields } from './wire';

/** Sent with a write that the browser repeats, because it did not learn what became of it. */
export const REPEAT_HEADER = 'settln-repeat';

/**
 * In this header our backend names what it does beyond the documented calls. Other hosts get
 * documented requests only.
 */
export const EXTENSIONS_HEADER = 'settln-extensions';

export const HOST_EXTENSIONS = [
  /** A repeat with the same Idempotency-Key never acts twice. */
  'idempotency-keys',
  'booking-range',
  'cancel-customer',
  'arranged-visits',
  'author-slates',
  'community-slates',
  /** Items of a service that is not public are only for the owner in `userId`. */
  'owner-items',
  'phone-limits',
  'visitor-zone',
  'provider-visits',
  'calendar-feed',
  'decisions',
  'customer-links',
  /** A customer may write to the provider with a booking. */
  'remarks',
  'directory',
  'search-words',
  'suggestions',
  'next-available',
  'public-slates',
  'mail-stop',
  /** A POST of `events` with an `eventId` never makes another event. */
  'event-edits',
  'reports',
  'insight',
  'schedules',
  'own-marks',
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
  /** It writes to people in their language, and refuses in that of `accept-language`. */
  'languages',
  /** Listings have one or two languages, services spoken ones. */
  'written-languages',
] as const;

export type HostExtension = (typeof HOST_EXTENSIONS)[number];

export type HostErrorCode = Exclude<
  ErrorCode,
  'internal' | 'refused' | 'phone_unsure' | 'host_failed' | 'host_timeout' | 'unsettled'
>;

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * A call's client, server and `docs/openapi.json` read this. Our backend sends `answer`; `read`
 * takes every documented spelling and gives our shape.
 */
export interface Endpoint {
  method: Method;
  path: string;
  summary: string;
  /** Requirements and rulings, or `extension` if only our backend has it. */
  source: string;
  /** Only a server that names it gets this call. */
  extension?: HostExtension;
  /** A service with an address of its own, else {host}'s. */
  server?: 'network' | 'news';
  params?: z.ZodObject;
  query?: Fields;
  body?: z.ZodType<object, object>;
  /**
   * Undocumented fields, by wire name, with the extension that a server has to name to get them.
   */
  onlyFor?: Readonly<Record<string, HostExtension>>;
  refuses?: readonly HostErrorCode[];
  /**
   * Our backend keeps an idempotency key with what it answered, in the transaction of the call or of
   * the calendar that it changes. A repeat then changes nothing, and gets that answer.
   */
  keepsKey?: 'transaction' | 'calendar';
  /** 200 by default. */
  status?: number;
  answer: z.ZodType;
  read: z.ZodType;
  /** An answer without a JSON body is read as null. */
  bodyOptional?: boolean;
}

/** Who may call it: `lib/http/access.ts` grants it. */
export type AccessName =
  | 'anyone'
  | 'signedIn'
  | 'ownerOfService'
  | 'ownerOfEvent'
  | 'ownerOfCalendar'
  | 'freshOwnerOfCalendar'
  | 'staff'
  | 'watchingStaff';

export interface ApiEndpoint extends Endpoint {
  access: AccessName;
  limit: LimitName;
  /** The longest body; 100 KB by default. */
  bodyBytes?: number;
}

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

/** As on the wire: ISO texts, prices as decimals. */
export type WireInput<E extends Endpoint> = PartOf<E, 'params', 'wire'> &
  PartOf<E, 'query', 'wire'> &
  PartOf<E, 'body', 'wire'>;

/** In our shape: epoch ms, cents. */
export type CallInput<E extends Endpoint> = PartOf<E, 'params', 'ours'> &
  PartOf<E, 'query', 'ours'> &
  PartOf<E, 'body', 'ours'>;

const OF_EVERY_CALL = ['bad_request', 'not_signed_in', 'unavailable'] as const;

const OF_A_BODY = ['too_large', 'unsupported_type', 'invalid'] as const;

export type OwnRefusal<E extends Endpoint> = E extends { refuses: readonly (infer Code)[] }
  ? Code
  : never;

/** All codes of our backend but `internal`. */
export function refusalsOf(row: Endpoint): HostErrorCode[] {
  return [
    ...OF_EVERY_CALL,
    ...(row.body ? OF_A_BODY : []),
    ...(row.keepsKey ? (['key_reused'] as const) : []),
    ...(row.refuses ?? []),
  ];
}
