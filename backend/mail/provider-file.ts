import { toIcs } from '@/lib/shared/domain/booking/ics';
import { toVisitEntry } from '@/lib/shared/domain/booking/visit-feed';
import { textsFor } from '@/lib/shared/texts/catalogue';
import type { BookingFacts } from './booking-facts';
import type { Letter } from './letter';
import { letterLocale } from './letter-language';
import { nameInMail } from './name-in-mail';
import type { Sender } from './sender';

/** The same entry as in the provider's feed, but without remarks and notes. */
export function providerFile(facts: BookingFacts, sender: Sender, now: number): Letter['calendar'] {
  const { accountId, account, bookingId, customer, items, service, status } = facts;
  const isCancelled = status === 'cancelled';
  const visit = {
    id: String(bookingId),
    startsAt: facts.startsAt,
    endsAt: facts.endsAt,
    customerName: nameInMail(customer.name),
    customerPhone: customer.phone ?? '',
    customerEmail: customer.email ?? '',
    services: items.map(({ name }) => ({ name, serviceName: service.name })),
    totalMinor: facts.totalMinor,
    isCancelled,
    bookedAt: facts.createdAt,
    sequence: facts.sequence,
    note: '',
    person: facts.person,
  };
  const entry = toVisitEntry(visit, {
    calendarId: accountId,
    siteUrl: sender.siteUrl,
    serviceCount: account.serviceCount,
    t: textsFor(letterLocale(), 'calendar.feed'),
    price: textsFor(letterLocale(), 'ui.price'),
  });
  const file = { ...entry, stamp: now, productName: sender.productName, organizer: sender.from };
  return { method: isCancelled ? 'CANCEL' : 'PUBLISH', content: toIcs(file) };
}
