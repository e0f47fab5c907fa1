import { z } from 'zod';
import { issueOf } from '@/lib/shared/domain/field-problem';
import { isSpokenLanguage } from '@/lib/shared/domain/languages';
import { toDecimal, toMinor } from '@/lib/shared/domain/money';
import { isLocale, readLocale } from '@/lib/shared/texts/locales';
import { isOnCalendar, toIso } from '@/lib/shared/time/instant';
import { renamed } from './wire';

/** An ISO text with offset on the wire, and epoch ms in our shape. */
export const Instant = z.codec(z.iso.datetime({ offset: true }), z.number(), {
  decode: (text) => Date.parse(text),
  encode: toIso,
});

/**
 * The id is also that of the account. In an address it is written in digits, few enough for an
 * exact number.
 */
export const CalendarId = z.codec(z.string().regex(/^\d{1,15}$/), z.number().int(), {
  decode: Number,
  encode: String,
});

/** Only our backend knows people. */
export const PersonNumber = z.number().int().nonnegative();

export const AskedPerson = z.codec(z.string().regex(/^\d{1,9}$/), PersonNumber, {
  decode: Number,
  encode: String,
});

export const HostCountry = z.string().length(2);

export const CalendarNumber = z
  .number(issueOf({ key: 'calendarInvalid' }))
  .int(issueOf({ key: 'calendarInvalid' }))
  .positive();

/** A number for {host}, and a text in our shape. */
export const ItemNumber = z.codec(
  z
    .number(issueOf({ key: 'itemSelectionInvalid' }))
    .int()
    .positive(),
  z.string(),
  { decode: String, encode: Number },
);

export const ItemId = z.string().regex(/^\d{1,15}$/, issueOf({ key: 'itemSelectionInvalid' }));

/** The same for a field of an answer. */
export const NumberAsText = z.codec(z.number().int(), z.string(), {
  decode: String,
  encode: Number,
});

/** Null on the wire, and "" in our shape. */
export const MaybeText = z.codec(z.string().nullable(), z.string(), {
  decode: (text) => text ?? '',
  encode: (text) => text || null,
});

/** A decimal in whole units on the wire, and cents in our shape. */
export const Price = z.codec(z.number(), z.number().int(), { decode: toMinor, encode: toDecimal });

/** Epoch ms in the body of a call to our `/api`. */
export const Moment = z.number().int().refine(isOnCalendar);

export const OfCalendar = renamed(z.object({ settlnProviderId: CalendarId }));

/** A keyed hash of the request's network; no address. */
export const NetworkHash = z.string().min(1).max(100).optional();

export const InHostCountry = z.object({ hostCountry: HostCountry });

export const OfUser = z.object({ userId: z.string().min(1), hostCountry: HostCountry });

const params = z.object({ calendarId: CalendarId });

export const calendarRead = { params, access: 'ownerOfCalendar', limit: 'reads' } as const;

export const calendarChange = { params, access: 'ownerOfCalendar', limit: 'changes' } as const;

export const IdParam = z.object({ id: z.string().min(1).max(100) });

export const Saved = z.object({ saved: z.literal(true) });

export const Deleted = z.object({ deleted: z.literal(true) });

/** Postgres cannot keep NUL in texts, nor half a surrogate pair in JSON. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

/** Whether Postgres can keep every text in it. */
export function isStorable(sent: unknown): boolean {
  // This uses no recursion, because JSON may be nested deeper than the call stack allows.
  const left = [sent];
  while (left.length > 0) {
    const one = left.pop();
    if (typeof one === 'string' && UNSTORABLE.test(one)) return false;
    if (typeof one !== 'object' || one === null) continue;
    for (const [name, value] of Object.entries(one)) left.push(name, value);
  }
  return true;
}

/** If no language or an unknown one is given, mail is in English. */
export const ReaderLanguage = z
  .codec(z.string(), z.string().refine(isLocale), {
    decode: (code) => readLocale(code) ?? code,
    encode: (code) => code,
  })
  .optional()
  .catch(undefined);

/** "" if the language is not given. */
export const TextLanguage = z
  .string()
  .refine((code): boolean => code === '' || isSpokenLanguage(code))
  .default('');
