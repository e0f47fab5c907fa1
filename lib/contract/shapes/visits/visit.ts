import { z } from 'zod';
import { CustomerMail, VisitNews } from '@/lib/contract/shapes/provider-bookings';

/** A visit as the browser gets it; null is what the host does not say. Instants are epoch ms. */
export const Visit = z.object({
  id: z.string(),
  startsAt: z.number().nullable(),
  endsAt: z.number().nullable(),
  customerName: z.string(),
  customerPhone: z.string(),
  customerEmail: z.string(),
  customerMail: CustomerMail.nullable(),
  customerGetsMail: z.boolean(),
  services: z.array(
    z.object({
      itemId: z.string().nullable(),
      name: z.string(),
      serviceName: z.string(),
      /** In cents. */
      priceMinor: z.number().nullable(),
    }),
  ),
  /** In cents. */
  totalMinor: z.number().nullable(),
  isCancelled: z.boolean(),
  /** When it was made. */
  bookedAt: z.number().nullable(),
  sequence: z.number(),
  news: VisitNews.nullable(),
  /** Null where the host keeps no such mark; notes cannot be changed there either. */
  didNotCome: z.boolean().nullable(),
  note: z.string(),
});
export type Visit = z.infer<typeof Visit>;

/** A page of visits; `news` counts those with news, null where the host does not tell. */
export const VisitPage = z.object({
  visits: z.array(Visit),
  next: z.string().nullable(),
  news: z.number().nullable(),
  /** Whether the host keeps cancelled visits, as far as it can be seen. */
  keepsCancelled: z.boolean(),
});
export type VisitPage = z.infer<typeof VisitPage>;
