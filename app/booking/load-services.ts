import 'server-only';
import { cache } from 'react';
import type { ProviderCardProps } from '@/components/booking/provider-card';
import type { Bookable } from '@/components/booking/services/service-picker';
import type { Listing } from '@/lib/contract/shapes/listings';
import type { ServiceItem } from '@/lib/contract/shapes/service-items';
import { findCalendarId } from '@/lib/host/booking-provider';
import { listServiceItems } from '@/lib/host/service-items';
import { product } from '@/lib/product';
import { LoadFailure, orFailure } from './load-failure';
import { loadListing, type Unloadable, unloadable } from './load-listing';

interface Services {
  ok: true;
  listing: Listing;
  provider: ProviderCardProps;
  services: ServiceItem[];
  bookable: Bookable;
}

function toBookable(calendarId: string | null | LoadFailure): Bookable {
  if (typeof calendarId === 'string') return { calendarId };
  return {
    calendarId: null,
    reason:
      calendarId === null
        ? 'This provider cannot take bookings right now.'
        : `This provider is not accepting ${product.name} bookings right now.`,
  };
}

/** What step 1 shows: details first, then the services and where the listing takes bookings. */
export const loadServices = cache(async (providerId: string): Promise<Services | Unloadable> => {
  const found = await loadListing(providerId);
  if (!found.ok) return found;
  const [services, calendarId] = await Promise.all([
    orFailure(listServiceItems(providerId), 'Failed to fetch service items'),
    orFailure(findCalendarId(providerId), 'Failed to resolve provider availability'),
  ]);
  if (services instanceof LoadFailure) return unloadable(services);
  return { ...found, services, bookable: toBookable(calendarId) };
});
