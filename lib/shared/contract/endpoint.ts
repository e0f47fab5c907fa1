import type { z } from 'zod';
import type { LimitName } from '@/lib/shared/domain/limits';
import type { ErrorCode } from '@/lib/shared/errors';
import type { Fields } from './wire';

/** Sent with a write that the browser repeats, because it did not learn what became of it. */
export const REPEAT_HEADER = 'settln-repeat';

/** In this header our backend says its number. Other hosts get documented requests only. */
export const HOST_HEADER = 'settln-host';

/** Raised with a row or field that a backend of the release before does not know. */
export const HOST_NUMBER = 1;

export type HostErrorCode = Exclude<
  ErrorCode,
  'internal' | 'refused' | 'phone_unsure' | 'host_failed' | 'host_timeout' | 'unsettled'
>;

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * A call's client, server and `docs/openapi.json` read this. Our backend sends `answer` as it is on
 * the wire, `/api` sends it in our shape.
 */
export interface Endpoint {
  method: Method;
  path: string;
  summary: string;
  /** Requirements and rulings. */
  documented?: string;
  /** Instead of `documented`: ours alone, since this number of our backend. */
  since?: number;
  /** A service with an address of its own, else {host}'s. */
  server?: 'network' | 'news';
  params?: z.ZodObject;
  query?: Fields;
  body?: z.ZodType<object, object>;
  /** The same for undocumented fields of a documented row, by wire name. */
  fieldsSince?: Readonly<Record<string, number>>;
  refuses?: readonly HostErrorCode[];
  /**
   * Our backend keeps an idempotency key with what it answered, in the transaction of the call or of
   * the calendar that it changes. A repeat then changes nothing, and gets that answer.
   */
  keepsKey?: 'transaction' | 'calendar';
  /** 200 by default. */
  status?: number;
  answer: z.ZodType;
  /** An answer without a JSON body is read as null. */
  bodyOptional?: boolean;
}

/** Who may call it: `lib/server/http/access.ts` grants it. */
export type AccessName =
  | 'anyone'
  | 'signedIn'
  | 'ownerOfService'
  | 'ownerOfEvent'
  | 'ownerOfCalendar'
  | 'freshOwnerOfCalendar'
  | 'staff'
  | 'watchingStaff';

export interface ApiEndpoint extends Omit<Endpoint, 'since'> {
  access: AccessName;
  limit: LimitName;
  /** The longest body; 100 KB by default. */
  bodyBytes?: number;
}

/** Only a documented row is answered by other hosts, in spellings of their own. */
type Source = { documented: string; since?: undefined } | { since: number; documented?: undefined };

export function endpoint<const E extends Endpoint & Source>(row: E): E {
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
