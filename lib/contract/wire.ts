import { z } from 'zod';

/** How foreign hosts spell things. Readers built from these never fail on an extra or missing field. */

/** A required id: a number or a text on the wire, a text with us. */
export const WireId = z
  .union([z.string(), z.number()])
  .transform((id) => String(id).trim())
  .pipe(z.string().min(1));

/** A text that may be absent or null: trimmed, "" when there is none. Numbers become texts. */
export const WireText = z
  .union([z.string(), z.number()])
  .nullish()
  .catch(null)
  .transform((text) => (text == null ? '' : String(text).trim()));

/** A number that may arrive as a text or not at all; null when it is none. */
export const WireNumber = z
  .union([z.number(), z.string()])
  .nullish()
  .catch(null)
  .transform((value) => {
    if (value == null || value === '') return null;
    const number = Number(value);
    return Number.isFinite(number) ? number : null;
  });

/** A flag that may arrive as true, 1, "true", "1" or not at all. */
export const WireFlag = z
  .union([z.boolean(), z.number(), z.string()])
  .nullish()
  .catch(null)
  .transform((flag) => ['true', '1'].includes(String(flag).toLowerCase()));

const WITHOUT_OFFSET = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/;

/** An instant in any ISO spelling, as the one that `toISOString` writes; UTC if it does not say. */
export const WireInstant = z
  .string()
  .transform((text) => new Date(WITHOUT_OFFSET.test(text) ? `${text}Z` : text))
  .refine((date) => !Number.isNaN(date.getTime()), 'not an instant')
  .transform((date) => date.toISOString());

/** An instant that may be absent, null or unreadable. */
export const MaybeInstant = WireInstant.nullish().catch(null);

/** An address on the web, or "" for anything that is not http or https. */
export const WireUrl = WireText.transform((text) => {
  try {
    return ['http:', 'https:'].includes(new URL(text).protocol) ? text : '';
  } catch {
    return '';
  }
});

type Unwrapped = Record<string, unknown>;

function isRecord(value: unknown): value is Unwrapped {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The list in an answer that is a list itself or carries one under one of the keys. */
export function listIn<T extends z.ZodType>(item: T, keys: readonly string[] = ['data']) {
  return z
    .unknown()
    .transform((answer) => {
      if (Array.isArray(answer)) return answer;
      if (isRecord(answer)) {
        for (const key of keys) if (Array.isArray(answer[key])) return answer[key];
      }
      return answer;
    })
    .pipe(z.array(item));
}

/** The one thing in an answer that is it, or holds it in a list or under one of the keys; null for none. */
export function oneIn<T extends z.ZodType>(item: T, keys: readonly string[] = ['data']) {
  const unwrap = (answer: unknown, depth: number): unknown => {
    if (Array.isArray(answer)) return answer.length > 0 ? unwrap(answer[0], depth) : null;
    if (isRecord(answer) && depth > 0) {
      for (const key of keys) if (key in answer) return unwrap(answer[key], depth - 1);
    }
    return answer ?? null;
  };
  return z
    .unknown()
    .transform((answer) => unwrap(answer, 2))
    .pipe(item.nullable());
}

function readable<T extends z.ZodType>(item: T, entries: readonly unknown[]): z.output<T>[] {
  return entries.flatMap((entry) => {
    const read = item.safeParse(entry);
    return read.success ? [read.data] : [];
  });
}

/** The list of those entries that `item` can read; a broken one is left out instead of failing all. */
export function readableList<T extends z.ZodType>(item: T) {
  return z
    .array(z.unknown())
    .nullish()
    .catch(null)
    .transform((entries) => readable(item, entries ?? []));
}

/** As `listIn`, but a broken entry is left out instead of failing all. */
export function readableIn<T extends z.ZodType>(item: T, keys?: readonly string[]) {
  return listIn(z.unknown(), keys).transform((entries) => readable(item, entries));
}
