import type { Message, Texts } from '@/lib/texts/texts';

/** Every way a request can fail, as callers may branch on it, with the HTTP status it answers. */
export const ERROR_STATUS = {
  bad_request: 400,
  not_signed_in: 401,
  forbidden: 403,
  not_found: 404,
  slot_taken: 409,
  conflict: 409,
  /** The booking starts at another time than its customer was shown. */
  moved: 409,
  /** It was there, or never was: an answer of 404 to an extension would mean "not offered". */
  gone: 410,
  too_large: 413,
  unsupported_type: 415,
  invalid: 422,
  /** A telephone number has an unusual length, and nobody has said yet that it is right. */
  phone_unsure: 422,
  key_reused: 422,
  refused: 422,
  too_many: 429,
  internal: 500,
  host_failed: 502,
  unavailable: 503,
  host_timeout: 504,
  /** A write was sent to {host}, and nobody knows whether it was carried out. */
  unsettled: 504,
} as const satisfies Record<string, number>;

/** A text of our own, put into words when the language of the answer is known. */
export type ErrorReason = Message<'errors.reasons'>;

/** What is wrong with a field: in words already, a text of ours, or several that follow each other. */
export type FieldText = string | Message<'errors.fields'> | readonly Message<'errors.fields'>[];

export type ErrorCode = keyof typeof ERROR_STATUS;

export interface ErrorDetails {
  /** What is wrong by field name, for a form to show beside its inputs. */
  fields?: Record<string, FieldText>;
  /** For `slot_taken`: up to three free starts, in epoch milliseconds, nearest first. */
  nearestStarts?: number[];
  /** For `host_failed`: the status that {host} answered with. */
  hostStatus?: number;
  /** For `too_many`: when it may be tried again, sent as `Retry-After`. */
  retryAfterSeconds?: number;
}

/**
 * A failure with a stable code, which alone may be branched on, and a text that tells its reader what
 * to do next: a reason of ours, or {host}'s own sentence. `message` is the key of a reason.
 */
export class AppError extends Error {
  override readonly name = 'AppError';

  constructor(
    readonly code: ErrorCode,
    readonly text: ErrorReason | string,
    readonly details: ErrorDetails = {},
    options?: ErrorOptions,
  ) {
    super(typeof text === 'string' ? text : text.key, options);
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** What a failure says of each field, in words; undefined if it names none. */
export function fieldTexts(
  fields: ErrorDetails['fields'],
  t: Texts<'errors.fields'>,
): Record<string, string> | undefined {
  if (!fields) return undefined;
  const toText = (field: FieldText) =>
    typeof field === 'string' ? field : [field].flat().map(t.of).join(' ');
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, toText(field)]));
}

/** What a failure says to people: {host}'s own sentence as it came, or a reason of ours in words. */
export function reasonText({ text }: Pick<AppError, 'text'>, t: Texts<'errors.reasons'>): string {
  return typeof text === 'string' ? text : t.of(text);
}
