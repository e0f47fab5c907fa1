import { z } from 'zod';
import { ProviderBooking, ProviderBookingAnswer } from '@/lib/contract/shapes/provider-bookings';
import { readableIn, WireText } from '@/lib/contract/shapes/wire';

/** The secret of a feed's address; null while it has none. `isOffered` is false where none can be made. */
export const FeedToken = z.object({ token: z.string().nullable(), isOffered: z.boolean() });
export type FeedToken = z.infer<typeof FeedToken>;

/** What a calendar's feed shows; `feed` is null for a token that does not hold. */
export const CalendarFeedAnswer = z.object({
  feed: z
    .object({
      settlnProviderId: z.number().int(),
      name: z.string(),
      /** The names of the account's services, the oldest first. */
      serviceNames: z.array(z.string()),
      bookings: z.array(ProviderBookingAnswer),
    })
    .nullable(),
});

/** The same in our shape. */
export const CalendarFeed = z
  .looseObject({
    feed: z
      .looseObject({
        settlnProviderId: z.number(),
        name: WireText,
        serviceNames: z.array(z.string()).catch([]),
        bookings: z.unknown(),
      })
      .nullable(),
  })
  .transform(({ feed }) =>
    feed === null
      ? null
      : {
          calendarId: String(feed.settlnProviderId),
          name: feed.name,
          serviceNames: feed.serviceNames,
          visits: readableIn(ProviderBooking).catch([]).parse(feed.bookings),
        },
  );
export type CalendarFeed = z.infer<typeof CalendarFeed>;
