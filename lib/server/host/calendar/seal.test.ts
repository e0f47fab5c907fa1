import { beforeAll, describe, expect, test } from 'vitest';
import { stubWebEnv } from '@/test/web-env';
import { openSeal, sealBooking } from './seal';

beforeAll(() => stubWebEnv('http://host.test'));

const VISIT = {
  serviceId: 'listing-1',
  calendarId: 7,
  startsAt: Date.parse('2030-11-20T09:45:00.000Z'),
  itemIds: ['4', '3'],
};
const BOOKING = {
  bookingId: '40817',
  totalMinor: 12500,
  minutes: 285,
  manageToken: '',
  person: '',
};

describe('the seal of a booking', () => {
  const seal = () => sealBooking(BOOKING, VISIT);

  test.each([
    ['as it was made', BOOKING],
    ['with an id of any spelling', { ...BOOKING, bookingId: 'ä/b.c?d' }],
    ['with the customer’s own link', { ...BOOKING, manageToken: 'abc_-~7-40817-0' }],
    ['with a person', { ...BOOKING, person: 'Ġiljan' }],
    ['with what could not be read', { ...BOOKING, totalMinor: null, minutes: null }],
  ])('is opened %s, and fits into an address', (_, booking) => {
    const made = sealBooking(booking, VISIT);
    expect(made).toMatch(/^[\w.-]+$/);
    expect(openSeal(made, VISIT)).toEqual(booking);
  });

  test.each([
    ['listing', { serviceId: 'listing-2' }],
    ['calendar', { calendarId: 8 }],
    ['start', { startsAt: Date.parse('2030-11-20T10:00:00.000Z') }],
    ['start that is none', { startsAt: null }],
    ['choice', { itemIds: ['4'] }],
  ])('proves nothing about another %s', (_, change) => {
    expect(openSeal(seal(), { ...VISIT, ...change })).toBeNull();
  });

  test('cannot be made or changed by anybody else', () => {
    const [payload = '', mac = ''] = seal().split('.');
    const cheaper = Buffer.from(JSON.stringify(['40817', 0, 285])).toString('base64url');
    for (const forged of [
      '',
      '.',
      'x',
      `${payload}.`,
      `${cheaper}.${mac}`,
      `${payload}.${mac}AAAA`,
    ]) {
      expect(openSeal(forged, VISIT)).toBeNull();
    }
    const flipped = `${mac.startsWith('A') ? 'B' : 'A'}${mac.slice(1)}`;
    expect(openSeal(`${payload}.${flipped}`, VISIT)).toBeNull();
  });
});
