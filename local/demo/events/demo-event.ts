import { z } from 'zod';
import { EVENT_CATEGORIES } from '@/lib/shared/domain/events/categories';
import { LISTING_STATUSES } from '@/lib/shared/domain/listings/status';
import { Community, Slug, Text } from '../shapes/demo-account';

/** Days are counted from the day of the seed. Hours are those of the place. */
export const DemoEvent = z.strictObject({
  number: z.int(),
  handle: z.templateLiteral(['demo-', z.string()]),
  pictureOf: Slug,
  title: Text,
  description: Text,
  category: z.enum(EVENT_CATEGORIES),
  address: Text,
  /** Malta if absent. */
  place: z.strictObject({ countryIso: Text, timeZone: Text }).optional(),
  communityId: Community,
  inDays: z.int(),
  fromHour: z.number(),
  hours: z.number(),
  /** Null if free. */
  ticketPrice: z.number().nullable(),
  bookingLink: z.string(),
  status: z.enum(LISTING_STATUSES),
  submittedHoursAgo: z.number(),
});

export type DemoEvent = z.infer<typeof DemoEvent>;
