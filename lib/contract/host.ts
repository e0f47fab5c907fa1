import { z } from 'zod';
import { endpoint } from '@/lib/contract/rows/endpoint';
import { calendarRows } from '@/lib/contract/rows/host-calendar';
import { customerLinkRows } from '@/lib/contract/rows/host-customer-links';
import { directoryRows } from '@/lib/contract/rows/host-directory';
import { eventRows } from '@/lib/contract/rows/host-events';
import { insightRows } from '@/lib/contract/rows/host-insight';
import { mailRows } from '@/lib/contract/rows/host-mail';
import { moderationRows } from '@/lib/contract/rows/host-moderation';
import { networkRows } from '@/lib/contract/rows/host-network';
import { newsRows } from '@/lib/contract/rows/host-news';
import { portalRows } from '@/lib/contract/rows/host-portal';
import { scheduleRows } from '@/lib/contract/rows/host-schedules';
import { visitRows } from '@/lib/contract/rows/host-visits';
import {
  BookingConfirmation,
  BookingRequest,
  ConfirmedBooking,
} from '@/lib/contract/shapes/bookings';
import { CalendarId, HostCountry, Instant } from '@/lib/contract/shapes/call-fields';
import {
  FoundCalendarId,
  FoundPublicAccount,
  PublicAccountAnswer,
} from '@/lib/contract/shapes/public-accounts';
import { ServiceItem, ServiceItemAnswer } from '@/lib/contract/shapes/service-items';
import { PublicService, ServiceAnswer, ServiceDetails } from '@/lib/contract/shapes/services';
import {
  NextAvailable,
  NextAvailableAnswer,
  SlotAnswer,
  WireSlot,
} from '@/lib/contract/shapes/slots';
import { placesIn, readableIn } from '@/lib/contract/shapes/wire';

/**
 * Every call that the web app makes to {host}. A row here without a function in `backend/calls/` does
 * not compile; a foreign host may lack the rows whose source is `extension`. Rows of one method and
 * path are told apart by their queries, tried in this order.
 */
export const host = {
  getService: endpoint({
    method: 'GET',
    path: 'serviceProviders/details',
    summary: 'A service, with its moderation status.',
    source: 'CC-003, PC-011',
    query: z.object({ id: z.string().min(1), hostCountry: HostCountry }),
    refuses: ['not_found'],
    answer: ServiceAnswer,
    read: ServiceDetails,
  }),
  findPublicAccount: endpoint({
    method: 'GET',
    path: 'settlnProviders',
    summary:
      'The provider account that takes bookings, by calendar id or by service id, with the address ' +
      'and the picture of an approved service. None for an account without one.',
    source: 'CC-006',
    query: z.object({ providerId: z.string().min(1), hostCountry: HostCountry }),
    answer: z.array(PublicAccountAnswer),
    read: FoundPublicAccount,
  }),
  listServiceItems: endpoint({
    method: 'GET',
    path: 'serviceItems',
    summary:
      'The priced service items of an approved service. With `userId`, an extension, those of a ' +
      'service of that user in any status.',
    source: 'CC-008, PC-041',
    query: z.object({ providerId: z.string().min(1), userId: z.string().min(1).optional() }),
    answer: z.array(ServiceItemAnswer),
    read: readableIn(ServiceItem),
  }),
  getCalendarId: endpoint({
    method: 'GET',
    path: 'serviceProviders/{id}/settln-provider-id',
    summary: 'The calendar (settlnProviders id) that an approved service takes bookings in.',
    source: 'CC-010, PC-061',
    params: z.object({ id: z.string().min(1) }),
    refuses: ['not_found'],
    answer: z.object({ settlnProviderId: z.number().int() }),
    read: FoundCalendarId,
  }),
  listSlots: endpoint({
    method: 'GET',
    path: 'providerCalendar/slots',
    summary:
      'The set slots of a calendar between two instants. With `audience=provider`, an extension, ' +
      'those that the rules of booking keep from customers are available too.',
    source: 'CC-012, PC-050',
    query: z.object({
      settlnProviderId: CalendarId,
      startTime: Instant,
      endTime: Instant,
      audience: z.enum(['customer', 'provider']).optional(),
    }),
    refuses: ['not_found'],
    answer: z.array(SlotAnswer),
    read: readableIn(WireSlot, ['data', 'slots']),
  }),
  createBooking: endpoint({
    method: 'POST',
    path: 'providerCalendar/bookings',
    summary:
      'A customer books. With an Idempotency-Key header a repeat gives the same booking. ' +
      'A start that is no longer free answers 409 with `nearestStarts`.',
    source: 'CC-015',
    body: BookingRequest,
    status: 201,
    refuses: ['not_found', 'slot_taken', 'key_reused', 'too_many'],
    answer: BookingConfirmation,
    read: ConfirmedBooking,
  }),
  findNextAvailable: endpoint({
    method: 'GET',
    path: 'providerCalendar/next-available',
    summary: 'The first start, from an instant on, at which a visit of that many minutes fits.',
    source: 'extension',
    extension: 'next-available',
    query: z.object({
      settlnProviderId: CalendarId,
      startTime: Instant,
      durationMinutes: z.coerce.number().int().min(0).max(1440),
    }),
    answer: NextAvailableAnswer,
    read: NextAvailable,
  }),
  listPublicServices: endpoint({
    method: 'GET',
    path: 'publicServiceProviders',
    summary: 'The approved services, newest first, for the sitemap and the landing page.',
    source: 'extension',
    extension: 'directory',
    query: z.object({
      hostCountry: HostCountry,
      offset: z.coerce.number().int().min(0).default(0),
      limit: z.coerce.number().int().min(1).max(1000).default(100),
    }),
    answer: z.array(PublicService),
    // A row that cannot be read keeps its place: a full page stays one.
    read: placesIn(PublicService),
  }),
  ...directoryRows,
  ...portalRows,
  ...newsRows,
  ...networkRows,
  ...calendarRows,
  ...eventRows,
  ...mailRows,
  ...visitRows,
  ...moderationRows,
  ...insightRows,
  ...customerLinkRows,
  ...scheduleRows,
} as const;

export type HostTable = typeof host;
