import { beforeAll, expect, test } from 'vitest';
import { HOUR_MS } from '@/lib/shared/time/units';
import { stubWebEnv } from '@/test/web-env';
import { readBookedCookie, toBookedCookie } from './booked-cookie';

beforeAll(() => stubWebEnv('http://host.test'));

const NOW = Date.parse('2030-11-20T09:45:00Z');
const BOOKED = {
  bookingId: '7',
  customerName: 'María-José',
  customerPhone: '+356 9900 0000',
  customerEmail: 'maria@example.com',
  mail: 'held' as const,
  review: '/r',
  path: '/r?confirmed=x',
};

test('keeps a booking for an hour, for the review page alone and out of sight of scripts', () => {
  const cookie = toBookedCookie(BOOKED, 'en', NOW);
  expect(cookie).toMatchObject({
    httpOnly: true,
    secure: true,
    sameSite: 'lax',
    path: '/booking/review',
    maxAge: 3600,
  });
  expect(Buffer.from(cookie.value, 'base64url').toString('latin1')).not.toContain('customerName');
  expect(readBookedCookie(cookie.value, NOW + 3_599_999)).toEqual(BOOKED);
  expect(readBookedCookie(cookie.value, NOW + HOUR_MS)).toBeNull();
});

test('reads nothing that was not written here', () => {
  const { value } = toBookedCookie(BOOKED, 'en', NOW);
  const changed = `${value.slice(0, -2)}${value.endsWith('AA') ? 'BB' : 'AA'}`;
  for (const other of [undefined, '', 'x', 'A'.repeat(80), changed, value.slice(0, 40)]) {
    expect(readBookedCookie(other, NOW)).toBeNull();
  }
});
