import 'server-only';
import { z } from 'zod';
import { isSpokenLanguage, SPOKEN_CODES } from '@/lib/shared/domain/languages';
import { withHttps } from '@/lib/shared/domain/text/website';
import { isOnCalendar } from '@/lib/shared/time/instant';

/** Readers for the spellings of other hosts. They never fail because of extra or missing fields. */

/** A required number or text. Our shape is a text. */
export const WireId = z
  .union([z.string(), z.number()])
  .transform((id) => String(id).trim())
  .pipe(z.string().min(1));

/** A whole number, which may be sent as a text. */
export const WireCalendarId = WireId.pipe(z.string().regex(/^\d{1,15}$/)).transform(Number);

/** A trimmed text, "" if absent or null. Numbers become texts. */
export const WireText = z
  .union([z.string(), z.number()])
  .nullish()
  .catch(null)
  .transform((text) => (text == null ? '' : String(text).trim()));

/** A number, which may be sent as a text. Null if it is no number. */
export const WireNumber = z
  .union([z.number(), z.string()])
  .nullish()
  .catch(null)
  .transform((value) => {
    if (value == null || value === '') return null;
    const number = Number(value);
    return Number.isFinite(number) ? number : null;
  });

/** True for true, 1, "true" and "1". */
export const WireFlag = z
  .union([z.boolean(), z.number(), z.string()])
  .nullish()
  .catch(null)
  .transform((flag) => ['true', '1'].includes(String(flag).toLowerCase()));

const WITHOUT_OFFSET = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/;

/**
 * Returns epoch ms of any ISO spelling. Without an offset it is in UTC. Returns NaN for other
 * texts.
 */
export function parseWireInstant(text: string): number {
  const instant = Date.parse(WITHOUT_OFFSET.test(text) ? `${text}Z` : text);
  return isOnCalendar(instant) ? instant : Number.NaN;
}

/** Our shape is epoch ms. */
export const WireInstant = z
  .string()
  .transform(parseWireInstant)
  .refine((instant) => !Number.isNaN(instant), 'not an instant');

/** Epoch ms; null if absent or unreadable. */
export const MaybeInstant = WireInstant.nullish().catch(null);

/** An address with http or https, or "". */
export const WireUrl = WireText.transform((text) => {
  try {
    return ['http:', 'https:'].includes(new URL(text).protocol) ? text : '';
  } catch {
    return '';
  }
});

const BARE_HOST = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[:/?#]|$)/u;

/** A link as people type it: like `WireUrl`, but `https://` may be missing. */
export const WireLink = WireText.transform((text) =>
  WireUrl.parse(BARE_HOST.test(text) ? withHttps(text) : text),
);

type Unwrapped = Record<string, unknown>;

function isRecord(value: unknown): value is Unwrapped {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads the answer itself, or from a list, or under a key. Null if there is none. */
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

/** Entries of a list that could not be read, and the fields that made them unreadable. */
export interface LeftOut {
  count: number;
  of: number;
  /** The names are ours and never those of the answer. "" if the entry is no object. */
  fields: string[];
}

const leftOut = new WeakMap<object, LeftOut>();

/** Returns null if nothing was left out of this list. */
export function leftOutOf(list: unknown): LeftOut | null {
  return typeof list === 'object' && list !== null ? (leftOut.get(list) ?? null) : null;
}

function readEach<T extends z.ZodType>(item: T, entries: readonly unknown[]) {
  const fields = new Set<string>();
  let count = 0;
  const list = entries.map((entry): z.output<T> | null => {
    const read = item.safeParse(entry);
    if (read.success) return read.data;
    count += 1;
    for (const { path } of read.error.issues) fields.add(String(path[0] ?? ''));
    return null;
  });
  return { list, lost: count > 0 ? { count, of: entries.length, fields: [...fields] } : null };
}

function withoutLost<T extends z.ZodType>(item: T, entries: readonly unknown[]): z.output<T>[] {
  const { list, lost } = readEach(item, entries);
  const readable = list.filter((entry) => entry !== null);
  if (lost) leftOut.set(readable, lost);
  return readable;
}

/** A list without the entries that `item` cannot read. */
export function readableList<T extends z.ZodType>(item: T) {
  return z
    .array(z.unknown())
    .nullish()
    .catch(null)
    .transform((entries) => withoutLost(item, entries ?? []));
}

/** Reads a list that stands alone or under a key. Null counts as empty. */
function entriesIn(keys: readonly string[]) {
  return z
    .unknown()
    .transform((answer) => {
      if (!isRecord(answer)) return answer ?? [];
      const lists = keys.flatMap((key) => (Array.isArray(answer[key]) ? [answer[key]] : []));
      const isEmpty = keys.some((key) => answer[key] === null) && answer.success !== false;
      return lists[0] ?? (isEmpty ? [] : answer);
    })
    .pipe(z.array(z.unknown()));
}

/** Like `readableList`, for a list that stands alone or under a key. */
export function readableIn<T extends z.ZodType>(item: T, keys: readonly string[] = ['data']) {
  return entriesIn(keys).transform((entries) => withoutLost(item, entries));
}

/**
 * Like `readableIn`, but an unreadable entry becomes null, so that a full page still counts as
 * full.
 */
export function placesIn<T extends z.ZodType>(item: T, keys: readonly string[] = ['data']) {
  return entriesIn(keys).transform((entries) => {
    const { list, lost } = readEach(item, entries);
    if (lost) leftOut.set(list, lost);
    return list;
  });
}

/** Fails only on `success: false`. An empty or unknown body is accepted. */
export const Acknowledgement = z
  .unknown()
  .refine((answer) => (answer as { success?: unknown } | null)?.success !== false)
  .transform(() => null);

/** Only the status counts (PC-020, PC-022). */
export const StatusOnly = z.unknown().transform(() => null);

/** An unknown language counts as none. */
export const ReadTextLanguage = WireText.transform((code) => (isSpokenLanguage(code) ? code : ''));

export const ReadSpoken = readableList(z.enum(SPOKEN_CODES));
