import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { HostProvider } from '@/components/shared/host/host-context';
import type { CalendarData } from '@/lib/shared/domain/calendar/cells';
import { SLOT_MS, type SlotStatus } from '@/lib/shared/domain/calendar/slots';
import { BookingDialog } from './booking-dialog';
import { CancelCustomerDialog } from './cancel-customer-dialog';
import { CancelDialog } from './cancel-dialog';

const AT = Date.parse('2025-11-20T09:00:00Z');
const nothing = () => undefined;

const item = (id: string, name: string, durationMinutes: number, priceMinor: number) => ({
  id,
  name,
  language: '',
  description: '',
  durationMinutes,
  priceMinor,
});
const SERVICES = [
  {
    serviceId: 'a',
    serviceName: 'Kitchen',
    hasFailed: false,
    items: [item('5', 'Family platter', 30, 4500), item('6', 'Tasting', 0, 0)],
  },
  {
    serviceId: 'b',
    serviceName: 'Coffee house',
    hasFailed: false,
    items: [item('7', 'Coffee ceremony', 90, 6000)],
  },
];

function dataOf(status: SlotStatus): CalendarData {
  const slot = { status, serviceItemId: status === 'booked' ? '5' : null };
  return { slots: new Map([AT, AT + SLOT_MS].map((at) => [at, slot])), bookings: null };
}

function bookingDialog(
  status: SlotStatus,
  { readOnly = false, lost = null as string | null, isOurs = true } = {},
) {
  return renderToStaticMarkup(
    <HostProvider isOurs={isOurs}>
      <BookingDialog
        who=""
        at={AT}
        lost={lost}
        data={dataOf(status)}
        known={{ from: AT, to: AT + 96 * SLOT_MS }}
        zone="Europe/Malta"
        arrangeHref={null}
        readOnly={readOnly}
        items={{ services: SERVICES, problem: null, load: nothing }}
        onBook={async () => true}
        onBlock={nothing}
        clearing={null}
        onClose={nothing}
      />
    </HostProvider>,
  );
}

/** The calendar with a booking at its slots, of whose customer the host says more or less. */
function bookedData(told: { customerGetsMail?: boolean }): CalendarData {
  const booking = {
    id: '7',
    startsAt: AT,
    endsAt: AT + 2 * SLOT_MS,
    customerName: 'Ann',
    totalMinor: null,
    customerPhone: '+356 9900 0000',
    customerEmail: '',
    services: [],
    bookedAt: null,
    isCancelled: false,
  };
  return { ...dataOf('booked'), bookings: [{ ...booking, ...told }] };
}

function cancelDialog(
  status: SlotStatus,
  lost: string | null,
  data = dataOf(status),
  isOurs = true,
) {
  return renderToStaticMarkup(
    <HostProvider isOurs={isOurs}>
      <CancelDialog
        at={AT}
        lost={lost}
        data={data}
        zone="Europe/Malta"
        itemNames={new Map([['5', 'Family platter']])}
        onKeep={nothing}
        onCancel={nothing}
      />
    </HostProvider>,
  );
}

describe('the booking dialog', () => {
  it('CAL-024 lists the items of all listings, and says why one does not fit', () => {
    const html = bookingDialog('available');
    const order = ['Kitchen', 'Family platter', '€45.00', 'Tasting', 'Coffee house', 'Coffee cer'];
    const places = order.map((words) => html.indexOf(words));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(html).toContain('Needs 1 h 30 min; free here: 30 min');
    expect(html).toContain('Block this time');
  });

  it('asks for a customer at our backend alone', () => {
    expect(bookingDialog('available')).toContain('type="tel"');
    expect(bookingDialog('available', { isOurs: false })).not.toContain('type="tel"');
  });

  it('CAL-002 CAL-033 blocks nothing in a calendar that is read-only, and still books', () => {
    const html = bookingDialog('available', { readOnly: true });
    expect(html).not.toContain('Block this time');
    expect(html).toContain('Family platter');
    expect(html).not.toContain('This time is not free any more');
  });

  it('CAL-024 says when the time was taken meanwhile, and lets nothing be sent', () => {
    const html = bookingDialog('booked', { lost: 'This time has been booked meanwhile.' });
    expect(html).toMatch(/role="status"><p[^>]*>.*This time has been booked meanwhile\.<\/p>/);
    expect(html.split('This time is not free any more')).toHaveLength(1 + 3);
    expect(html.split('aria-disabled="true"')).toHaveLength(1 + 3 + 1);
    expect(html).not.toContain('10:00 to 10:00');
  });
});

describe('the question before a booking is cancelled', () => {
  it('CAL-029 says what it is about, what follows, and what does not', () => {
    const html = cancelDialog('booked', null);
    expect(html).toContain('Are you sure you want to cancel this booking?');
    expect(html).toContain('Thursday 20 November, 10:00 to 10:30');
    expect(html).toContain('its time is free or closed again, as your opening hours and marks say');
    expect(html).toContain('pay at your venue');
    expect(html).not.toContain('aria-disabled');
  });

  it.each([
    ['does not say', {}, false],
    ['says that no mail goes', { customerGetsMail: false }, false],
    ['says that a mail goes', { customerGetsMail: true }, true],
  ])('asks to tell the customer unless a mail does: the host %s', (_, told, isMailed) => {
    const data = bookedData(told);
    const html = cancelDialog('booked', null, data);
    expect(html.includes('Please tell the customer yourself.')).toBe(!isMailed);
    expect(html.includes('We tell the customer by e-mail')).toBe(isMailed);
    expect(html.includes('Reason (the customer reads it)')).toBe(isMailed);
    expect(cancelDialog('booked', null, data, false)).not.toContain('Reason');
  });

  it.each([
    ['some have an address', { getsMail: true, isCut: false }, true],
    ['none has one', { getsMail: false, isCut: false }, false],
    ['an older process does not say', { isCut: false }, false],
  ])('of all of a number, says who tells the customer: %s', (_, found, isMailed) => {
    const client = new QueryClient();
    const visit = { id: '1', startsAt: AT, endsAt: AT + SLOT_MS };
    client.setQueryData(['customer', '+356 9900 0000'], { bookings: [visit], ...found });
    const html = renderToStaticMarkup(
      <QueryClientProvider client={client}>
        <CancelCustomerDialog
          at={AT}
          lost={null}
          // Of the visit that was opened: it has begun, so it gets no mail any more.
          data={bookedData({ customerGetsMail: false })}
          zone="Europe/Malta"
          calls={{
            listCustomer: async () => ({ ok: true, answer: { bookings: [], isCut: false } }),
          }}
          onKeep={nothing}
          onCancel={nothing}
        />
      </QueryClientProvider>,
    );
    expect(html.includes('Please tell the customer yourself.')).toBe(!isMailed);
    expect(html.includes('We tell the customer by e-mail')).toBe(isMailed);
    expect(html.includes('Reason (the customer reads it)')).toBe(isMailed);
  });

  it('CAL-029 CAL-030 lets nothing be sent once there is no booking any more', () => {
    const html = cancelDialog('available', 'There is no booking at this time any more.');
    expect(html).toContain('There is no booking at this time any more.');
    expect(html).toMatch(/aria-disabled="true"[^>]*>Cancel booking/);
    expect(html).not.toContain('10:00 to');
  });
});
