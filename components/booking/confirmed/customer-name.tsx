'use client';

import { useSyncExternalStore } from 'react';
import { useTexts } from '#texts';
import { findBooked } from '@/components/booking/review/tab-memory';
import { TicketDetail } from './ticket-detail';

const never = () => () => {};

function nameInTab(): string {
  const { pathname, search } = window.location;
  return findBooked(`${pathname}${search}`)?.customerName ?? '';
}

/**
 * The customer's name, as a row of the ticket. `known` comes from the cookie of a browser without
 * scripts, "" without one; otherwise the tab that booked knows the name. Nobody else sees it.
 */
export function CustomerName({ known }: { known: string }) {
  const t = useTexts('booking.confirmed');
  const name = useSyncExternalStore(
    never,
    () => known || nameInTab(),
    () => known,
  );
  return name ? <TicketDetail term={t('name')}>{name}</TicketDetail> : null;
}
