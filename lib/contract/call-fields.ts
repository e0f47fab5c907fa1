import { z } from 'zod';
import { issueOf } from '@/lib/domain/field-problem';
import { isOnCalendar, toIso } from '@/lib/time/instant';
import { renamed } from './renamed';

/** An instant: an ISO text with its offset on the wire, epoch milliseconds with us. */
export const Instant = z.codec(z.iso.datetime({ offset: true }), z.number(), {
  decode: (text) => Date.parse(text),
  encode: toIso,
});

/** A calendar's id, which is its account's: in an address digits, few enough for an exact number. */
export const CalendarId = z.codec(z.string().regex(/^\d{1,15}$/), z.number().int(), {
  decode: Number,
  encode: String,
});

/** A country code, in the query of most calls to {host}. */
export const HostCountry = z.string().length(2);

/** The same in a body. */
export const CalendarNumber = z
  .number(issueOf({ key: 'calendarInvalid' }))
  .int(issueOf({ key: 'calendarInvalid' }))
  .positive();

/** The id of a service item in a body: {host} takes a number, ids of items are texts with us. */
export const ItemNumber = z.codec(
  z
    .number(issueOf({ key: 'itemSelectionInvalid' }))
    .int()
    .positive(),
  z.string(),
  { decode: String, encode: Number },
);

/** An item's id in a body of our own `/api`. */
export const ItemId = z.string().regex(/^\d{1,15}$/, issueOf({ key: 'itemSelectionInvalid' }));

/** An instant in a body of our own `/api`, in epoch milliseconds. */
export const Moment = z.number().int().refine(isOnCalendar);

/** Says to {host} which calendar is meant. */
export const OfCalendar = renamed(z.object({ settlnProviderId: CalendarId }));

export const InHostCountry = z.object({ hostCountry: HostCountry });

export const OfUser = z.object({ userId: z.string().min(1), hostCountry: HostCountry });

const params = z.object({ calendarId: CalendarId });

/** What the owner of `{calendarId}` reads. */
export const calendarRead = { params, limit: 'reads' } as const;

/** What the owner of `{calendarId}` changes. */
export const calendarChange = { params, limit: 'changes' } as const;

/** What the owner has, as far as a form can tell whether it is what was sent. */
export const OwnThings = z.array(
  z.object({ id: z.string(), name: z.string(), fields: z.record(z.string(), z.string()) }),
);

export const IdParam = z.object({ id: z.string().min(1).max(100) });

export const Saved = z.object({ saved: z.literal(true) });

export const Deleted = z.object({ deleted: z.literal(true) });

/** NUL, which Postgres keeps in no text, or half of a character, which it keeps in no JSON. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

/** Whether Postgres can keep every text in what was sent: a text, or JSON however deep. */
export function isStorable(sent: unknown): boolean {
  // A list instead of recursion: JSON may be nested deeper than calls may.
  const left = [sent];
  while (left.length > 0) {
    const one = left.pop();
    if (typeof one === 'string' && UNSTORABLE.test(one)) return false;
    if (typeof one !== 'object' || one === null) continue;
    for (const [name, value] of Object.entries(one)) left.push(name, value);
  }
  return true;
}
