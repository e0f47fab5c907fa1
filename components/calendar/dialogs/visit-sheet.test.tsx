import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { HostProvider } from '@/components/shared/host/host-context';
import {
  type BookingNote,
  bookedSpan,
  bookingAt,
  type CalendarData,
} from '@/lib/shared/domain/calendar/cells';
import { SLOT_MS } from '@/lib/shared/domain/calendar/slots';
import { VisitSheet } from './visit-sheet';

const AT = Date.parse('2025-11-20T08:30:00Z');
const nothing = () => undefined;

const TOLD: BookingNote = {
  id: '40822',
  startsAt: AT,
  endsAt: AT + 2 * SLOT_MS,
  customerName: 'Chidinma Okonkwo-Borg',
  customerPhone: '+356 9900 0000',
  customerEmail: 'chidinma@example.com',
  services: [
    { name: 'Family platter', serviceName: 'Habesha Kitchen', priceMinor: 7850 },
    { name: 'Coffee', serviceName: '', priceMinor: null },
  ],
  totalMinor: 7850,
  isCancelled: false,
  bookedAt: Date.parse('2025-11-19T07:12:00Z'),
};

function sheet(
  bookings: BookingNote[] | null,
  { lost = null as string | null, isOurs = true } = {},
) {
  const slot = { status: 'booked' as const, serviceItemId: '5' };
  const data: CalendarData = {
    slots: new Map([AT, AT + SLOT_MS].map((at) => [at, slot])),
    bookings,
  };
  return renderToStaticMarkup(
    <HostProvider isOurs={isOurs}>
      <VisitSheet
        visit={{ booking: bookingAt(data, AT), span: bookedSpan(data, AT), serviceItemId: '5' }}
        lost={lost}
        zone="Europe/Malta"
        itemNames={new Map([['5', 'Tasting']])}
        mayCancelCustomer
        onMark={async () => null}
        onAsk={nothing}
        onClose={nothing}
      />
    </HostProvider>,
  );
}
const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

afterEach(() => vi.useRealTimers());

describe('a booking that is looked at', () => {
  it('says what its customer wrote, beside what the provider noted', () => {
    const visit = { ...TOLD, customerRemark: 'No <lift>.', note: 'Own note' };
    expect(textOf(sheet([visit]))).toMatch(
      /What the customer wrote No &lt;lift&gt;\. Your note Own note/,
    );
    expect(textOf(sheet([TOLD]))).not.toContain('What the customer wrote');
  });

  it('says which language its customer reads, if another than the provider', () => {
    expect(textOf(sheet([{ ...TOLD, customerLanguage: 'pt-BR' }]))).toContain(
      'Customer reads: Brazilian Portuguese',
    );
    const english = { ...TOLD, customerLanguage: 'en' };
    expect(textOf(sheet([TOLD]) + sheet([english]))).not.toContain('Customer reads');
  });

  it('has names begin where the lines around them do, whichever way they run', () => {
    const html = sheet([TOLD]) + sheet([{ ...TOLD, services: [] }]);
    for (const name of ['Chidinma Okonkwo-Borg', 'Family platter', 'Habesha Kitchen', 'Tasting']) {
      expect(html).toMatch(new RegExp(`<bdi[^>]*>${name}</bdi>`));
    }
  });

  it('CAL-029 says who, when, what and how much, and how to reach them', () => {
    const html = sheet([TOLD]);
    const text = textOf(html);
    expect(text).toContain('Chidinma Okonkwo-Borg');
    expect(text).toContain('09:30 to 10:00');
    expect(text).toContain('Thursday 20 November, 30 min');
    expect(text).toMatch(/Family platter Habesha Kitchen €78\.50 Coffee Pay at venue €78\.50/);
    expect(text).toContain('Booking id 40822 , made on Wed 19 Nov, 08:12');
    expect(html).toContain('href="tel:+35699000000"');
    expect(html).toContain('href="https://wa.me/35699000000?text=Hello%20Chidinma');
    expect(html).toContain('href="mailto:chidinma@example.com"');
    expect(text).toContain('Cancel booking');
    expect(text).toContain('Cancel all from this number');
  });

  it('CAL-029 says the time and the service alone where the host tells no more', () => {
    const text = textOf(sheet(null));
    expect(text).toMatch(/Booking .*09:30 to 10:00.*Tasting/);
    expect(text).not.toMatch(/Call|WhatsApp|E-mail|number|Pay at venue|Booking id/);
    expect(text).toContain('Cancel booking');
  });

  it('greets in a message whom it names, whatever the name, and anybody else without one', () => {
    const messageTo = (customerName: string) => {
      const [, text = ''] =
        /wa\.me\/[^"]*text=([^"]*)/.exec(sheet([{ ...TOLD, customerName }])) ?? [];
      return decodeURIComponent(text);
    };
    expect(messageTo('Ada')).toMatch(/^Hello Ada, about your booking on /);
    expect(messageTo('none')).toMatch(/^Hello none, about /);
    expect(messageTo('')).toMatch(/^Hello, about your booking on /);
  });

  it('does not offer to cancel what is over where it can be marked instead', () => {
    const text = textOf(sheet([{ ...TOLD, didNotCome: false }]));
    expect(text).not.toContain('Cancel booking');
    expect(text).toContain('Cancel all from this number');
  });

  it('offers to move it until it begins', () => {
    const offers = () => textOf(sheet([TOLD])).includes('Move');
    vi.setSystemTime(AT - 1);
    expect(offers()).toBe(true);
    vi.setSystemTime(AT);
    expect(offers()).toBe(false);
  });

  it('asks to tell the customer of a cancellation unless a mail does', () => {
    expect(textOf(sheet([TOLD]))).toContain('Please tell the customer.');
    const mailed = textOf(sheet([{ ...TOLD, customerGetsMail: true }]));
    expect(mailed).not.toContain('Please tell the customer.');
    expect(mailed).toContain('An e-mail tells the customer.');
  });

  it('offers to cancel all of a number only with a number, where the host can', () => {
    expect(textOf(sheet([TOLD], { isOurs: false }))).not.toContain('from this number');
    expect(textOf(sheet([{ ...TOLD, customerPhone: '' }]))).not.toContain('from this number');
  });

  it('CAL-030 offers nothing once the booking is gone', () => {
    const text = textOf(sheet([], { lost: 'There is no booking at this time any more.' }));
    expect(text).toContain('There is no booking at this time any more.');
    expect(text).not.toContain('Cancel booking');
  });
});
