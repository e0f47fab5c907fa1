import { type ApiResult, isUnsettled } from '@/lib/shared/api/call-api';

export type SaveOutcome<Field extends string> =
  | { kind: 'saved' }
  /** It may have been saved. */
  | { kind: 'unsettled' }
  | { kind: 'signedOut' }
  | { kind: 'invalid'; errors: Partial<Record<Field, string>> }
  | { kind: 'failed'; message: string };

export interface OutcomeWords<Field extends string> {
  fields: readonly Field[];
  renamed?: Readonly<Record<string, Field>>;
  notSaved: string;
  /** Said if another user is signed in now than the one who opened the form. */
  otherUser: string;
  otherOwner: string;
}

export function toOutcome<Field extends string>(
  result: ApiResult<unknown>,
  { fields, renamed = {}, notSaved, otherUser, otherOwner }: OutcomeWords<Field>,
): SaveOutcome<Field> {
  if (result.ok) return { kind: 'saved' };
  // An earlier attempt with other content was carried out.
  const isOther = result.code === 'key_reused';
  if (isUnsettled(result) || isOther) return { kind: 'unsettled' };
  if (result.code === 'not_signed_in') return { kind: 'signedOut' };
  const errors: Partial<Record<Field, string>> = {};
  for (const [name, message] of Object.entries(result.fields ?? {})) {
    const field = renamed[name] ?? fields.find((known) => known === name);
    if (field) errors[field] = message;
  }
  if (Object.keys(errors).length > 0) return { kind: 'invalid', errors };
  if (result.reason === 'noAccount') return { kind: 'failed', message: result.message };
  if (result.code !== 'forbidden') return { kind: 'failed', message: notSaved };
  // Only the owner gets an edit form, so another account has signed in since.
  const isOtherUser = result.reason === 'otherUser' || result.reason === 'otherAccount';
  return { kind: 'failed', message: isOtherUser ? otherUser : otherOwner };
}
