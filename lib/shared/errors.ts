import type { Message, Texts } from '@/lib/shared/texts/texts';

export const ERROR_STATUS = {
  bad_request: 400,
  not_signed_in: 401,
  forbidden: 403,
  not_found: 404,
  slot_taken: 409,
  conflict: 409,
  /** The booking starts at another time than the one that was shown. */
  moved: 409,
  /** This is not 404, because for extensions a 404 means "not offered". */
  gone: 410,
  too_large: 413,
  unsupported_type: 415,
  invalid: 422,
  /** The number has an unusual length, and nobody confirmed it yet. */
  phone_unsure: 422,
  key_reused: 422,
  refused: 422,
  too_many: 429,
  internal: 500,
  host_failed: 502,
  unavailable: 503,
  host_timeout: 504,
  /** {host} may have carried out the write. */
  unsettled: 504,
} as const satisfies Record<string, number>;

export type ErrorReason = Message<'errors.reasons'>;

/** Words, or keys of one or several texts. */
export type FieldText = string | Message<'errors.fields'> | readonly Message<'errors.fields'>[];

export type ErrorCode = keyof typeof ERROR_STATUS;

export interface ErrorDetails {
  fields?: Record<string, FieldText>;
  /** Up to three starts in epoch ms, the nearest first. */
  nearestStarts?: number[];
  hostStatus?: number;
  /** Sent as `Retry-After`. */
  retryAfterSeconds?: number;
}

/** Branch on `code` only; `message` is a reason's key. */
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

export function fieldTexts(
  fields: ErrorDetails['fields'],
  t: Texts<'errors.fields'>,
): Record<string, string> | undefined {
  if (!fields) return undefined;
  const toText = (field: FieldText) =>
    typeof field === 'string' ? field : [field].flat().map(t.of).join(' ');
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, toText(field)]));
}

export function reasonText({ text }: Pick<AppError, 'text'>, t: Texts<'errors.reasons'>): string {
  return typeof text === 'string' ? text : t.of(text);
}
