import type { z } from 'zod';
import type { LimitName } from '@/lib/shared/domain/limits';
import type { ErrorCode } from '@/lib/shared/errors';
import type { Fields } from './wire';

/**
 * Sent with a write that the browser repeats, because it does not know whether the first try was
 * carried out.
 */
export const REPEAT_HEADER = 'settln-repeat';

/**
 * In this header, our backend sends its number. A host without a number only gets documented
 * requests.
 */
export const HOST_HEADER = 'settln-host';

/** Raise this number with a row or field that the backend of the last release does not know. */
export const HOST_NUMBER = 1;

export type HostErrorCode = Exclude<
  ErrorCode,
  'internal' | 'refused' | 'phone_unsure' | 'host_failed' | 'host_timeout' | 'unsettled'
>;

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * The description of a call, which its client, its server and `docs/openapi.json` use. Our backend
 * sends `answer` as it is on the wire, and `/api` sends it in our shape.
 */
export interface Endpoint {
  method: Method;
  path: string;
  summary: string;
  /** The requirements and rulings that describe the row. */
  documented?: string;
  /**
   * Set in place of `documented` for a row that only our backend has. It has the row since this
   * number.
   */
  since?: number;
  /** A service that has its own address. By default it is {host}. */
  server?: 'network' | 'news';
  params?: z.ZodObject;
  query?: Fields;
  body?: z.ZodType<object, object>;
  /** Like `since`, for fields of a documented row that are not documented. Keys are wire names. */
  fieldsSince?: Readonly<Record<string, number>>;
  refuses?: readonly HostErrorCode[];
  /**
   * Our backend stores an idempotency key with the answer. It does so in the transaction of the
   * call, or of the calendar that the call changes. A repeat then changes nothing and gets the same
   * answer.
   */
  keepsKey?: 'transaction' | 'calendar';
  /** 200 by default. */
  status?: number;
  answer: z.ZodType;
  /** An answer without a JSON body is read as null. */
  bodyOptional?: boolean;
}

/** Who may make the call: `lib/server/http/access.ts` grants it. */
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

/** Other hosts only answer documented rows, and may spell their answers in their own way. */
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

/** The input on the wire: ISO texts, and prices as decimals. */
export type WireInput<E extends Endpoint> = PartOf<E, 'params', 'wire'> &
  PartOf<E, 'query', 'wire'> &
  PartOf<E, 'body', 'wire'>;

/** The input in our shape: epoch ms, and cents. */
export type CallInput<E extends Endpoint> = PartOf<E, 'params', 'ours'> &
  PartOf<E, 'query', 'ours'> &
  PartOf<E, 'body', 'ours'>;

const OF_EVERY_CALL = ['bad_request', 'not_signed_in', 'unavailable'] as const;

const OF_A_BODY = ['too_large', 'unsupported_type', 'invalid'] as const;

export type OwnRefusal<E extends Endpoint> = E extends { refuses: readonly (infer Code)[] }
  ? Code
  : never;

/** Returns all codes with which our backend may refuse, except `internal`. */
export function refusalsOf(row: Endpoint): HostErrorCode[] {
  return [
    ...OF_EVERY_CALL,
    ...(row.body ? OF_A_BODY : []),
    ...(row.keepsKey ? (['key_reused'] as const) : []),
    ...(row.refuses ?? []),
  ];
}
