import { z } from 'zod';
import type { UpcomingEvent } from '@/lib/domain/directory/upcoming-event';
import { apiEndpoint } from './endpoint';
import type { FoundService } from './service-search';

const ServiceId = z.object({ id: z.string().min(1).max(100) });

const ListedService = z.object({
  id: z.string(),
  name: z.string(),
  summary: z.string(),
  language: z.string(),
  secondLanguage: z.string(),
  secondSummary: z.string(),
  address: z.string(),
  cityId: z.string(),
  categoryId: z.number().nullable(),
  communityId: z.number().nullable(),
  subcategories: z.array(z.object({ id: z.string(), title: z.string() })),
  profileImageUrl: z.string(),
  isCommunityFavorite: z.boolean(),
  priceFromMinor: z.number().nullable(),
  nextAvailableAt: z.number().nullable(),
  score: z.object({ count: z.number(), sum: z.number() }),
  speaks: z.array(z.string()),
  isPrivatePerson: z.boolean(),
}) satisfies z.ZodType<FoundService>;

const ListedEvent = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  language: z.string(),
  category: z.string(),
  startsAt: z.number(),
  endsAt: z.number(),
  zone: z.string(),
  address: z.string(),
  placeId: z.string(),
  communityId: z.number().nullable(),
  ticketMinor: z.number(),
  currency: z.string(),
  imageUrl: z.string(),
  organizer: z.string(),
  updatedAt: z.number(),
}) satisfies z.ZodType<UpcomingEvent>;

const Beside = z.object({
  events: z.array(ListedEvent),
  own: z.array(ListedService),
  similar: z.array(ListedService),
  categoryId: z.number().nullable(),
  /** The server's clock, in epoch ms. */
  now: z.number(),
});
export type Beside = z.infer<typeof Beside>;

export const besideApi = {
  readBeside: apiEndpoint({
    method: 'GET',
    path: '/api/services/{id}/beside',
    limit: 'reads',
    summary: 'What else the provider of a public service has, and services that are similar.',
    source: 'extension',
    params: ServiceId,
    answer: Beside,
    read: Beside,
  }),
} as const;
