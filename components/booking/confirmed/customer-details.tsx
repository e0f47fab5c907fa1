'use client';

import { useSyncExternalStore } from 'react';
import type { Confirmation } from '@/components/booking/review/state';
import { findBooked } from '@/components/booking/review/tab-memory';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { TicketDetail } from './ticket-detail';

const never = () => () => {};

/**
 * Only the browser that booked knows these details. `known` comes from its cookie; without a
 * cookie, the memory of the tab is asked. "" if neither knows.
 */
function useOwn(
  name: 'customerName' | 'customerPhone' | 'customerEmail' | 'mail',
  known: string,
  path: string,
): string {
  return useSyncExternalStore(
    never,
    () => known || (findBooked(path)?.[name] ?? ''),
    () => known,
  );
}

export function CustomerDetails(
  known: Pick<Confirmation, 'customerName' | 'customerPhone' | 'customerEmail' | 'path'>,
) {
  const t = useTexts('booking.confirmed');
  const name = useOwn('customerName', known.customerName, known.path);
  const phone = useOwn('customerPhone', known.customerPhone, known.path);
  const email = useOwn('customerEmail', known.customerEmail, known.path);
  return (
    <>
      {name ? <TicketDetail term={t('name')}>{name}</TicketDetail> : null}
      {phone ? <TicketDetail term={t('phone')}>{phone}</TicketDetail> : null}
      {email ? <TicketDetail term={t('email')}>{email}</TicketDetail> : null}
    </>
  );
}

/** Where mail is uncertain, tells how to keep the booking. */
export function MailNote({ mail: known, path }: Pick<Confirmation, 'mail' | 'path'>) {
  const t = useTexts('booking.confirmed');
  const mail = useOwn('mail', known ?? '', path);
  if (mail === 'coming') return t('mailComing');
  return mail === 'held' ? t('mailHeld') : t('keep');
}
