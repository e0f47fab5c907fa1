'use client';

import { useSyncExternalStore } from 'react';
import type { Confirmation } from '@/components/booking/review/state';
import { findBooked } from '@/components/booking/review/tab-memory';
import { useTexts } from '@/lib/texts/use-texts';
import { TicketDetail } from './ticket-detail';

const never = () => () => {};

/**
 * What only the browser that booked may show. `known` comes from the cookie of a browser without
 * scripts; otherwise the tab that booked knows it. "" where neither does.
 */
function useOwn(name: 'customerName' | 'customerPhone' | 'mail', known: string): string {
  const inTab = () => {
    const { pathname, search } = window.location;
    return findBooked(`${pathname}${search}`)?.[name] ?? '';
  };
  return useSyncExternalStore(
    never,
    () => known || inTab(),
    () => known,
  );
}

/** Name and telephone number of the customer as rows of the ticket. */
export function CustomerDetails(known: Pick<Confirmation, 'customerName' | 'customerPhone'>) {
  const t = useTexts('booking.confirmed');
  const name = useOwn('customerName', known.customerName);
  const phone = useOwn('customerPhone', known.customerPhone);
  return (
    <>
      {name ? <TicketDetail term={t('name')}>{name}</TicketDetail> : null}
      {phone ? <TicketDetail term={t('phone')}>{phone}</TicketDetail> : null}
    </>
  );
}

/** Whether mail comes; where nobody has said so, how the booking is kept without. */
export function MailNote({ known }: { known: Confirmation['mail'] }) {
  const t = useTexts('booking.confirmed');
  const mail = useOwn('mail', known ?? '');
  if (mail === 'coming') return t('mailComing');
  return mail === 'held' ? t('mailHeld') : t('keep');
}
