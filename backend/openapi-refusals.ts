import type { HostErrorCode } from '@/lib/shared/contract/endpoint';
import { ERROR_STATUS } from '@/lib/shared/errors';

type Json = Record<string, unknown>;

const MEANINGS: Readonly<Record<HostErrorCode | 'internal' | 'unsettled', string>> = {
  bad_request: 'the address, a header or the JSON cannot be read',
  not_signed_in: 'the bearer token is missing or wrong',
  forbidden: 'it belongs to another account, or the user has none',
  not_found: 'there is no such thing',
  slot_taken: 'the start is not free; `nearestStarts` names others',
  conflict: 'what is stored by now does not allow it',
  moved: 'the booking starts at another time by now',
  gone: 'the link of a booking is none of ours, was revoked, or has ended',
  too_large: 'the body is larger than 512 KB',
  unsupported_type: 'the body is not `application/json`',
  invalid: 'a value breaks a rule; `fields` names which, where it is known',
  key_reused: 'the Idempotency-Key was used with another body',
  too_many: 'a limit is reached until `Retry-After`',
  internal: 'a mistake of the backend',
  unavailable: 'the backend is restarting or busy; try again after `Retry-After`',
  unsettled: 'the connection to the database broke while it committed; look, or repeat the key',
};

type Code = keyof typeof MEANINGS;

const RETRIABLE: readonly Code[] = ['too_many', 'unavailable'];

const retryAfter = { schema: { type: 'integer' }, description: 'Seconds.' };

function responseOf(codes: readonly Code[]): Json {
  return {
    description: `${codes.map((code) => `\`${code}\`: ${MEANINGS[code]}`).join('. ')}.`,
    ...(codes.some((code) => RETRIABLE.includes(code)) && {
      headers: { 'Retry-After': retryAfter },
    }),
    content: {
      'application/json': {
        schema: {
          allOf: [
            { $ref: '#/components/schemas/Refusal' },
            { type: 'object', properties: { code: { enum: codes } } },
          ],
        },
      },
    },
  };
}

function byStatus(codes: readonly Code[]): [status: number, codes: Code[]][] {
  const statuses = new Map<number, Code[]>();
  for (const code of [...new Set([...codes, 'internal' as const])]) {
    const status = ERROR_STATUS[code];
    statuses.set(status, [...(statuses.get(status) ?? []), code]);
  }
  return [...statuses];
}

const nameOf = (codes: readonly Code[]) => codes.join('_or_');

export function refusalResponses(codes: readonly Code[]): Record<string, Json> {
  return Object.fromEntries(
    byStatus(codes).map(([status, same]) => [
      status,
      { $ref: `#/components/responses/${nameOf(same)}` },
    ]),
  );
}

export function refusalComponents(operations: readonly (readonly Code[])[]): Record<string, Json> {
  const named = operations
    .flatMap(byStatus)
    .map(([, codes]) => [nameOf(codes), responseOf(codes)] as const);
  return Object.fromEntries(named);
}

export const REFUSAL_SCHEMA: Json = {
  type: 'object',
  required: ['success', 'code', 'message'],
  properties: {
    success: { const: false },
    code: { enum: Object.keys(MEANINGS) },
    message: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    nearestStarts: {
      type: 'array',
      items: { type: 'string', format: 'date-time' },
      description: 'For `slot_taken`: free starts at which the visit fits, nearest first.',
    },
    retryAfterSeconds: { type: 'integer', description: 'For `too_many`: when to try again.' },
  },
};
