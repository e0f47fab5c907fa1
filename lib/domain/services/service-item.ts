import { hasLetterOrDigit } from '@/lib/domain/text/text';

/** A service item as its owner types it; the numbers are texts still. */
export interface ItemDraft {
  name: string;
  description: string;
  price: string;
  durationMinutes: string;
}
export type ItemField = keyof ItemDraft;
export type ItemErrors = Partial<Record<ItemField, string>>;

/** A service item as it is written: price in euro, whole minutes, 0 for none (PC-045). */
export interface ItemValues {
  name: string;
  description: string;
  price: number;
  durationMinutes: number;
}

/** The fields in the order in which the dialog asks for them. */
export const ITEM_FIELDS = ['name', 'description', 'price', 'durationMinutes'] as const;

/** The limits that the item dialog, our route and our backend share. */
export const ITEM_LIMITS = { name: 120, description: 1000, price: 100_000, minutes: 1440 } as const;

/** The texts that dialog and route share (ITEM-005). */
export const ITEM_MESSAGES = {
  nameMissing: 'Please enter an item name',
  tooLong: (field: 'name' | 'description') => `Use ${ITEM_LIMITS[field]} characters or fewer`,
  price: `Enter a price from 0 to ${ITEM_LIMITS.price}, with two decimals at most`,
  minutes: `Enter whole minutes from 0 to ${ITEM_LIMITS.minutes}`,
} as const;

/** A decimal number as people write it, or null; nothing counts as 0. */
function readAmount(typed: string, pattern: RegExp): number | null {
  const text = typed.trim();
  if (text === '') return 0;
  return pattern.test(text) ? Number(text.replace(',', '.')) : null;
}

/**
 * What was typed as an item to send, or what is wrong with it by field. The browser's twin of
 * `ServiceItemPayload` in lib/contract, so that no schema library is shipped; a test keeps them
 * equal.
 */
export function readItemDraft(
  draft: ItemDraft,
): { ok: true; item: ItemValues } | { ok: false; errors: ItemErrors } {
  const [name, description] = [draft.name.trim(), draft.description.trim()];
  const price = readAmount(draft.price, /^\d+(?:[.,]\d{0,2})?$/);
  const minutes = readAmount(draft.durationMinutes, /^\d+$/);
  const errors: ItemErrors = {};
  if (name.length > ITEM_LIMITS.name) errors.name = ITEM_MESSAGES.tooLong('name');
  if (!hasLetterOrDigit(name)) errors.name = ITEM_MESSAGES.nameMissing;
  if (description.length > ITEM_LIMITS.description) {
    errors.description = ITEM_MESSAGES.tooLong('description');
  }
  if (price === null || price > ITEM_LIMITS.price) errors.price = ITEM_MESSAGES.price;
  if (minutes === null || minutes > ITEM_LIMITS.minutes) {
    errors.durationMinutes = ITEM_MESSAGES.minutes;
  }
  if (price === null || minutes === null || Object.keys(errors).length > 0) {
    return { ok: false, errors };
  }
  return { ok: true, item: { name, description, price, durationMinutes: minutes } };
}
