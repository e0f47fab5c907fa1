import { z } from 'zod';

/** An instant with its offset, as callers spell it. */
export const Instant = z.iso.datetime({ offset: true });

/** A calendar id (settlnProviders id) in an address: digits, few enough to be an exact number. */
export const CalendarId = z.string().regex(/^\d{1,15}$/);

/** A country code, in the query of most calls to {host}. */
export const HostCountry = z.string().length(2);
