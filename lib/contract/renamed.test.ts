import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { bookingApi } from './bookings';
import { Instant } from './call-fields';
import { calendarApi } from './provider-calendar';
import { slotApi } from './slots';
import { renamed } from './wire';

const ISO = '2027-03-01T09:00:00.000Z';
const INSTANT = Date.parse(ISO);

describe('renamed', () => {
  const schema = renamed(z.object({ settlnProviderId: z.number(), startTime: Instant.optional() }));

  it('reads the names of the wire as ours, and writes them back', () => {
    const wire = { settlnProviderId: 7, startTime: ISO };
    const ours = { calendarId: 7, startsAt: INSTANT };
    expect(schema.parse(wire)).toEqual(ours);
    expect(z.encode(schema, ours)).toEqual(wire);
    expect(z.encode(schema, { calendarId: 7 })).toEqual({ settlnProviderId: 7 });
  });

  it('checks what it reads and what it writes, by the names of the wire', () => {
    const { error } = schema.safeParse({ settlnProviderId: '7' });
    expect(error?.issues[0]?.path).toEqual(['settlnProviderId']);
    expect(z.safeEncode(schema, { calendarId: Number.NaN }).success).toBe(false);
  });
});

describe('a page that was opened before the names of our own calls changed', () => {
  it('can still book', () => {
    const customer = { customerName: 'Ann', customerPhone: '2100 0001' };
    const before = { settlnProviderId: 7, startTime: ISO, serviceItems: [1, 2], ...customer };
    const now = { calendarId: 7, startsAt: INSTANT, itemIds: ['1', '2'], ...customer };
    expect(bookingApi.createBooking.body.parse(before)).toEqual(now);
    expect(bookingApi.createBooking.body.parse(now)).toEqual(now);
  });

  it('can still change its calendar', () => {
    const until = INSTANT + 900_000;
    const spans = [{ startTime: ISO, endTime: new Date(until).toISOString() }];
    expect(slotApi.setAvailability.body.parse({ status: 'available', spans })).toEqual({
      status: 'available',
      spans: [{ startsAt: INSTANT, endsAt: until }],
    });
    const item = { serviceItemId: '5', startTime: ISO };
    const now = { serviceItemId: '5', startsAt: INSTANT };
    expect(calendarApi.bookSlot.body.parse(item)).toEqual(now);
    expect(calendarApi.cancelBooking.body.parse(item)).toEqual(now);
  });
});
