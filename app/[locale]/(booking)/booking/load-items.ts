import 'server-only';
import { cache } from 'react';
import type { Bookable } from '@/components/booking/items/item-picker';
import type { ProviderCardProps } from '@/components/booking/provider-card';
import type { ServiceItem } from '@/lib/contract/shapes/service-items';
import type { Service } from '@/lib/contract/shapes/services';
import { findCalendarId } from '@/lib/host/accounts';
import { listServiceItems } from '@/lib/host/service-items';
import { product } from '@/lib/product';
import { LoadFailure, orFailure } from './load-failure';
import { loadService, type Unloadable, unloadable } from './load-service';

interface Services {
  ok: true;
  service: Service;
  provider: ProviderCardProps;
  items: ServiceItem[];
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

/** What step 1 shows: details first, then the services and where the service takes bookings. */
export const loadItems = cache(async (providerId: string): Promise<Services | Unloadable> => {
  const found = await loadService(providerId);
  if (!found.ok) return found;
  const [items, calendarId] = await Promise.all([
    orFailure(listServiceItems(providerId), 'Failed to fetch service items'),
    orFailure(findCalendarId(providerId), 'Failed to resolve provider availability'),
  ]);
  if (items instanceof LoadFailure) return unloadable(items);
  return { ...found, items, bookable: toBookable(calendarId) };
});
