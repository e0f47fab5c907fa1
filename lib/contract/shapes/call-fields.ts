import { z } from 'zod';
import { toIso } from '@/lib/time/instant';

/** An instant: an ISO text with its offset on the wire, epoch milliseconds with us. */
export const Instant = z.codec(z.iso.datetime({ offset: true }), z.number(), {
  decode: (text) => Date.parse(text),
  encode: toIso,
});

/** A calendar id (settlnProviders id) in an address: digits, few enough to be an exact number. */
export const CalendarId = z.string().regex(/^\d{1,15}$/);

/** A country code, in the query of most calls to {host}. */
export const HostCountry = z.string().length(2);
