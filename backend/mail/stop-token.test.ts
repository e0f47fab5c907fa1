import { expect, test } from 'vitest';
import { sealLink } from './link-token';
import { hashAddress, readStopToken, toStopToken } from './stop-token';

const SECRET = 'a secret of this test';
const ADDRESS = 'Ann@Other.example';
const BOOKING = { accountId: 7, bookingId: 40_817 };

test('a token names the hash of its address and the booking of its mail', () => {
  const token = toStopToken(ADDRESS, BOOKING, SECRET);
  expect(readStopToken(token, SECRET)).toEqual({
    addressHash: hashAddress('ann@other.example', SECRET),
    booking: BOOKING,
  });
  expect(token).not.toContain('other');
  expect(token.length).toBeLessThan(200);
});

test('a token of mail that is about no booking names the hash alone', () => {
  expect(readStopToken(toStopToken(ADDRESS, null, SECRET), SECRET)).toEqual({
    addressHash: hashAddress(ADDRESS, SECRET),
    booking: null,
  });
});

test.each([
  ['of another secret', toStopToken(ADDRESS, BOOKING, 'another')],
  ['with another booking', toStopToken(ADDRESS, BOOKING, SECRET).replace('40817', '40818')],
  ['for another purpose', sealLink('manage', 'x~1-2', SECRET)],
  ['of nothing', ''],
])('a token %s names nothing', (_, token) => {
  expect(readStopToken(token, SECRET)).toBeNull();
});

test('an address has the hash of its mailbox, however it is written', () => {
  const hash = hashAddress(ADDRESS, SECRET);
  expect(hashAddress('ann+shop@other.example', SECRET)).toEqual(hash);
  expect(hashAddress('A.nn+shop@gmail.com', SECRET)).toEqual(hashAddress('ann@gmail.com', SECRET));
  expect(hashAddress('bob@other.example', SECRET)).not.toEqual(hash);
});

test('ends in a letter or a digit, which no mail program cuts off', () => {
  const bookings = Array.from({ length: 200 }, (_, bookingId) => ({ accountId: 7, bookingId }));
  for (const booking of bookings) {
    const token = toStopToken(ADDRESS, booking, SECRET);
    expect(token).toMatch(/[a-z0-9]$/i);
    expect(readStopToken(token, SECRET)?.booking).toEqual(booking);
  }
});
