import type { Message, Texts } from '@/lib/texts/texts';

/** By the codes that callers may branch on, with HTTP statuses. */
export const ERROR_STATUS = {
  bad_request: 400,
  not_signed_in: 401,
  forbidden: 403,
  not_found: 404,
  slot_taken: 409,
  conflict: 409,
  /** The booking starts at another time than its customer was shown. */
  moved: 409,
  /** Not 404, which for an extension means "not offered". */
  gone: 410,
  too_large: 413,
  unsupported_type: 415,
  invalid: 422,
  /** An unusual length that nobody has confirmed yet. */
  phone_unsure: 422,
  key_reused: 422,
  refused: 422,
  too_many: 429,
  internal: 500,
  host_failed: 502,
  unavailable: 503,
  host_timeout: 504,
  /** Nobody knows whether {host} carried out the write. */
  unsettled: 504,
} as const satisfies Record<string, number>;

/** Put into words when the language is known. */
export type ErrorReason = Message<'errors.reasons'>;

/** In words, a text of ours, or several in a row. */
export type FieldText = string | Message<'errors.fields'> | readonly Message<'errors.fields'>[];

export type ErrorCode = keyof typeof ERROR_STATUS;

export interface ErrorDetails {
  /** By field name. */
  fields?: Record<string, FieldText>;
  /** For `slot_taken`: up to three, in epoch ms, nearest first. */
  nearestStarts?: number[];
  /** For `host_failed`. */
  hostStatus?: number;
  /** For `too_many`; sent as `Retry-After`. */
  retryAfterSeconds?: number;
}

/**
 * Only `code` may be branched on; the text says what to do next. `message` is the key of a reason.
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

/** Undefined if the failure names no field. */
export function fieldTexts(
  fields: ErrorDetails['fields'],
  t: Texts<'errors.fields'>,
): Record<string, string> | undefined {
  if (!fields) return undefined;
  const toText = (field: FieldText) =>
    typeof field === 'string' ? field : [field].flat().map(t.of).join(' ');
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, toText(field)]));
}

/** {host}'s sentence as it came, or a reason of ours. */
export function reasonText({ text }: Pick<AppError, 'text'>, t: Texts<'errors.reasons'>): string {
  return typeof text === 'string' ? text : t.of(text);
}
