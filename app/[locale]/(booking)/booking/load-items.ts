import 'server-only';
import { cache } from 'react';
import type { Bookable } from '@/components/booking/items/item-picker';
import type { ProviderCardProps } from '@/components/booking/provider-card';
import type { ServiceItem } from '@/lib/contract/service-items';
import type { Service } from '@/lib/contract/services';
import { findCalendarId } from '@/lib/host/accounts';
import { listServiceItems } from '@/lib/host/service-items';
import { product } from '@/lib/product';
import { pageTexts } from '@/lib/texts/page-texts';
import { LoadFailure, orFailure } from './load-failure';
import { loadService, type Unloadable, unloadable } from './load-service';

interface Services {
  ok: true;
  service: Service;
  provider: ProviderCardProps;
  items: ServiceItem[];
  bookable: Bookable;
}

async function toBookable(calendarId: number | null | LoadFailure): Promise<Bookable> {
  if (typeof calendarId === 'number') return { calendarId };
  const t = await pageTexts('booking.closed');
  const isKnown = calendarId === null;
  const reason = isKnown ? t('noCalendar') : t('calendarUnknown', { product: product.name });
  return { calendarId: null, reason };
}

export const loadItems = cache(async (serviceId: string): Promise<Services | Unloadable> => {
  const found = await loadService(serviceId);
  if (!found.ok) return found;
  const [items, calendarId] = await Promise.all([
    orFailure(listServiceItems(serviceId), 'items'),
    orFailure(findCalendarId(serviceId), 'calendar'),
  ]);
  if (items instanceof LoadFailure) return unloadable(items);
  return { ...found, items, bookable: await toBookable(calendarId) };
});
