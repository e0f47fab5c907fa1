import 'server-only';
import { z } from 'zod';
import { BookedPerson } from '@/lib/shared/contract/bookings';
import {
  CustomerMail,
  type ProviderBooking,
  providerBookingRows,
  Unread,
} from '@/lib/shared/contract/provider-bookings';
import { toMinor } from '@/lib/shared/domain/money';
import { MaybeInstant, readableIn, readableList, WireId, WireNumber, WireText } from './spellings';

const priceOf = (price: number | null) => (price === null ? null : toMinor(price));

const UNSAID = { name: '', serviceName: '', priceMinor: null, durationMinutes: null };

const unnamed = (itemId: string) => ({ ...UNSAID, itemId });

/** Some hosts send only a name or an id. The price is in cents, or null if unknown. */
const BookedService = z.union([
  z.number().int().nonnegative().transform(String).transform(unnamed),
  z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(unnamed),
  z.string().transform((name) => ({ ...UNSAID, itemId: null, name })),
  z
    .looseObject({
      id: WireId.nullish().catch(null),
      name: WireText,
      price: WireNumber,
      duration_minutes: WireNumber,
      listing_name: WireText,
    })
    .transform(({ id, name, price, duration_minutes, listing_name }) => ({
      /** The id is needed to cancel the booking. */
      itemId: id && /^\d{1,15}$/.test(id) ? id : null,
      name,
      serviceName: listing_name,
      priceMinor: priceOf(price),
      durationMinutes: duration_minutes,
    })),
]);

const Services = readableList(BookedService);

function unnamedOf(booked: readonly { itemId: string | null; name: string }[]) {
  const ids = booked.flatMap(({ itemId, name }) => (name || itemId === null ? [] : [itemId]));
  return ids.length > 0 ? { unnamedItemIds: [...new Set(ids)] } : {};
}

/** The specification does not say which fields there are. */
export const WireProviderBooking = z
  .looseObject({
    id: WireId.nullish().catch(null),
    start_time: MaybeInstant,
    startTime: MaybeInstant,
    end_time: MaybeInstant,
    endTime: MaybeInstant,
    customer_name: WireText,
    customerName: WireText,
    customer_phone: WireText,
    customerPhone: WireText,
    customer_email: WireText,
    customerEmail: WireText,
    customer_remark: WireText,
    customer_language: WireText,
    customer_mail: CustomerMail.nullish().catch(null),
    customer_gets_mail: z.boolean().nullish().catch(null),
    created_at: MaybeInstant,
    createdAt: MaybeInstant,
    services: Services,
    service_items: Services,
    serviceItems: Services,
    total_price: WireNumber,
    totalPrice: WireNumber,
    status: WireText,
    sequence: WireNumber,
    unread: Unread.nullish().catch(null),
    did_not_come: z.boolean().nullish().catch(null),
    says_was_there: z.boolean().nullish().catch(null),
    note: WireText,
    notes: WireText,
    person: BookedPerson.nullish().catch(null),
    visit_number: z.number().int().positive().nullish().catch(null),
  })
  .transform((wire) => ({
    ...wire,
    booked: [...wire.services, ...wire.service_items, ...wire.serviceItems],
  }))
  .transform(
    ({ booked, ...wire }): ProviderBooking => ({
      id: wire.id ?? '',
      startsAt: wire.start_time ?? wire.startTime ?? null,
      endsAt: wire.end_time ?? wire.endTime ?? null,
      customerName: wire.customer_name || wire.customerName,
      customerPhone: wire.customer_phone || wire.customerPhone,
      customerEmail: wire.customer_email || wire.customerEmail,
      customerRemark: wire.customer_remark || undefined,
      customerLanguage: wire.customer_language || undefined,
      customerMail: wire.customer_mail ?? null,
      customerGetsMail: wire.customer_gets_mail ?? false,
      bookedAt: wire.created_at ?? wire.createdAt ?? null,
      services: booked.filter(({ name }) => name),
      ...unnamedOf(booked),
      totalMinor: priceOf(wire.total_price ?? wire.totalPrice),
      isCancelled: /^cancel/i.test(wire.status),
      sequence: wire.sequence ?? 0,
      unread: wire.unread ?? null,
      didNotCome: wire.did_not_come ?? null,
      saysWasThere: wire.says_was_there || undefined,
      note: wire.note || wire.notes,
      person: wire.person ?? null,
      visitNumber: wire.visit_number ?? null,
    }),
  )
  .refine(({ id, startsAt, customerName }) => id || startsAt !== null || customerName);

export const documentedProviderBookings = {
  listProviderBookings: {
    ...providerBookingRows.listProviderBookings,
    read: readableIn(WireProviderBooking, ['data', 'bookings']),
  },
};
