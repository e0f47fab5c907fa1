import type { FieldProblem } from '@/lib/shared/domain/field-problem';
import {
  type FormTable,
  fieldsOf,
  findMissingOrTooLong,
  forTexts,
  limitsOf,
  type TextName,
  type Typed,
} from '@/lib/shared/domain/form-fields';
import { toMinor } from '@/lib/shared/domain/money';
import { inLanguage, secondLanguageProblem } from '@/lib/shared/domain/second-language';
import { plainEuro } from '@/lib/shared/domain/text/price';
import { hasLetterOrDigit } from '@/lib/shared/domain/text/text';
import { readDuration } from './typed-duration';

/** The fields are in the dialog's order; see docs/ARCHITECTURE.md. */
export const ITEM_TABLE = {
  name: { kind: 'text', max: 120, missing: { key: 'itemNameMissing' } },
  description: { kind: 'text', max: 1000, missing: null },
  language: { kind: 'text', max: 3, missing: null },
  secondLanguage: { kind: 'text', max: 3, missing: null },
  secondName: { kind: 'text', max: 120, missing: null },
  secondDescription: { kind: 'text', max: 1000, missing: null },
  price: { kind: 'special', missing: null },
  durationMinutes: { kind: 'special', missing: null },
} as const satisfies FormTable;

export type ItemDraft = Typed<typeof ITEM_TABLE>;
export type ItemField = keyof ItemDraft;
type ItemProblems = Partial<Record<ItemField, FieldProblem>>;

/** Cents and whole minutes; 0 for none (PC-045). */
export interface ItemValues extends Record<TextName<typeof ITEM_TABLE>, string> {
  priceMinor: number;
  durationMinutes: number;
}

export const ITEM_FIELDS = fieldsOf(ITEM_TABLE);

export const ITEM_LIMITS = { ...limitsOf(ITEM_TABLE), price: 100_000, minutes: 1440 } as const;

/** ITEM-005. */
export const ITEM_PROBLEMS = {
  price: { key: 'itemPriceInvalid', values: { most: ITEM_LIMITS.price } },
  minutes: { key: 'itemMinutesInvalid', values: { most: ITEM_LIMITS.minutes } },
} as const satisfies Record<string, FieldProblem>;

function readPrice(typed: string): number | null {
  const text = plainEuro(typed);
  if (text === '') return 0;
  return /^\d+(?:\.\d{0,2})?$/.test(text) ? Number(text) : null;
}

type ItemRead = { ok: true; item: ItemValues } | { ok: false; problems: ItemProblems };

/**
 * Does the same as `ServiceItemPayload` of lib/shared/contract, without a schema library. A test
 * checks that both agree.
 */
export function readItemDraft(draft: ItemDraft): ItemRead {
  const price = readPrice(draft.price);
  const minutes = readDuration(draft.durationMinutes);
  const problems: ItemProblems = findMissingOrTooLong(ITEM_TABLE, draft);
  if (!hasLetterOrDigit(draft.name)) problems.name = ITEM_TABLE.name.missing;
  const ofSecond = secondLanguageProblem(draft, [draft.secondName, draft.secondDescription]);
  if (ofSecond) problems.secondLanguage = ofSecond;
  if (price === null || price > ITEM_LIMITS.price) problems.price = ITEM_PROBLEMS.price;
  if (minutes === null || minutes > ITEM_LIMITS.minutes) {
    problems.durationMinutes = ITEM_PROBLEMS.minutes;
  }
  if (price === null || minutes === null || Object.keys(problems).length > 0) {
    return { ok: false, problems };
  }
  const texts = forTexts(ITEM_TABLE, (_, name) => draft[name].trim());
  return {
    ok: true,
    item: { ...texts, priceMinor: toMinor(price), durationMinutes: minutes },
  };
}

export interface WrittenItem {
  name: string;
  description: string;
  language: string;
  secondLanguage: string;
  secondName: string;
  secondDescription: string;
}

/**
 * Returns the item for a reader of that locale. `language` is "" if its texts are in two languages.
 */
export function itemIn<Item extends WrittenItem>(item: Item, locale: string): Item {
  const name = inLanguage(item, { text: item.name, second: item.secondName }, locale);
  const { text: description, language } = inLanguage(
    item,
    { text: item.description, second: item.secondDescription },
    locale,
  );
  const isOfBoth = description !== '' && language !== name.language;
  return { ...item, name: name.text, description, language: isOfBoth ? '' : name.language };
}
