import type { FieldProblem } from '@/lib/domain/field-problem';
import { toMinor } from '@/lib/domain/money';
import { hasLetterOrDigit } from '@/lib/domain/text/text';

/** A service item as its owner types it; the numbers are still texts. */
export interface ItemDraft {
  name: string;
  description: string;
  price: string;
  durationMinutes: string;
}
export type ItemField = keyof ItemDraft;
type ItemProblems = Partial<Record<ItemField, FieldProblem>>;

/** A service item as it is written: price in cents, whole minutes, 0 for none (PC-045). */
export interface ItemValues {
  name: string;
  description: string;
  priceMinor: number;
  durationMinutes: number;
}

/** The fields in the order in which the dialog asks for them. */
export const ITEM_FIELDS = ['name', 'description', 'price', 'durationMinutes'] as const;

/** The limits that the item dialog, our route and our backend share. */
export const ITEM_LIMITS = { name: 120, description: 1000, price: 100_000, minutes: 1440 } as const;

/** What is wrong with an item; dialog and route share it (ITEM-005). */
export const ITEM_PROBLEMS = {
  nameMissing: { key: 'itemNameMissing' },
  nameTooLong: { key: 'tooLong', values: { limit: ITEM_LIMITS.name } },
  descriptionTooLong: { key: 'tooLong', values: { limit: ITEM_LIMITS.description } },
  price: { key: 'itemPriceInvalid', values: { most: ITEM_LIMITS.price } },
  minutes: { key: 'itemMinutesInvalid', values: { most: ITEM_LIMITS.minutes } },
} as const satisfies Record<string, FieldProblem>;

/** Reads a decimal number as people write it; null if it is none, 0 for an empty text. */
function readAmount(typed: string, pattern: RegExp): number | null {
  const text = typed.trim();
  if (text === '') return 0;
  return pattern.test(text) ? Number(text.replace(',', '.')) : null;
}

type ItemRead = { ok: true; item: ItemValues } | { ok: false; problems: ItemProblems };

/**
 * Reads what was typed as an item to send, or says what is wrong by field. The browser uses it in
 * place of `ServiceItemPayload` of lib/contract, so that no schema library is shipped; a test keeps
 * the two equal.
 */
export function readItemDraft(draft: ItemDraft): ItemRead {
  const [name, description] = [draft.name.trim(), draft.description.trim()];
  const price = readAmount(draft.price, /^\d+(?:[.,]\d{0,2})?$/);
  const minutes = readAmount(draft.durationMinutes, /^\d+$/);
  const problems: ItemProblems = {};
  if (name.length > ITEM_LIMITS.name) problems.name = ITEM_PROBLEMS.nameTooLong;
  if (!hasLetterOrDigit(name)) problems.name = ITEM_PROBLEMS.nameMissing;
  if (description.length > ITEM_LIMITS.description) {
    problems.description = ITEM_PROBLEMS.descriptionTooLong;
  }
  if (price === null || price > ITEM_LIMITS.price) problems.price = ITEM_PROBLEMS.price;
  if (minutes === null || minutes > ITEM_LIMITS.minutes) {
    problems.durationMinutes = ITEM_PROBLEMS.minutes;
  }
  if (price === null || minutes === null || Object.keys(problems).length > 0) {
    return { ok: false, problems };
  }
  return {
    ok: true,
    item: { name, description, priceMinor: toMinor(price), durationMinutes: minutes },
  };
}
