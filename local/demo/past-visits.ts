import { z } from 'zod';
import written from './past-visits.json' with { type: 'json' };
import { Slug, Spoken, Text } from './shapes/demo-account';

const Words = z.strictObject({ text: z.string(), lang: Spoken });

/** A visit on a day of the last four weeks. Without a review, somebody came and wrote nothing. */
const PastVisit = z.strictObject({
  /** Days before the day of the seed. If the provider is closed then, the next open day is used. */
  daysAgo: z.int().min(1).max(28),
  customer: Text,
  item: Text,
  review: Words.extend({ stars: z.literal([1, 2, 3, 4, 5]) }).optional(),
  reply: Words.optional(),
});

/** The visits of each provider, the first one first. */
export const PastVisits = z.partialRecord(Slug, z.array(PastVisit));

export const PAST_VISITS = written as z.infer<typeof PastVisits>;
