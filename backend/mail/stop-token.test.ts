import { expect, test } from 'vitest';
import { sealLink } from './link-token';
import { hashAddress, readStopToken, stopHashes, toStopToken } from './stop-token';

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

test('a token of a mail from before tokens named bookings still ends the mail', () => {
  const hash = hashAddress(ADDRESS, SECRET);
  const old = sealLink('stop', hash.toString('base64url'), SECRET);
  expect(readStopToken(old, SECRET)).toEqual({ addressHash: hash, booking: null });
});

test.each([
  ['of another secret', toStopToken(ADDRESS, BOOKING, 'another')],
  ['with another booking', toStopToken(ADDRESS, BOOKING, SECRET).replace('40817', '40818')],
  ['for another purpose', sealLink('manage', 'x~1-2', SECRET)],
  ['of nothing', ''],
])('a token %s names nothing', (_, token) => {
  expect(readStopToken(token, SECRET)).toBeNull();
});

test('mail to an address is stopped by its mailbox, or as releases before stopped it', () => {
  const [byMailbox, before] = stopHashes('Ann+shop@Other.example', SECRET);
  expect(byMailbox).toEqual(hashAddress('ann@other.example', SECRET));
  expect(before).not.toEqual(byMailbox);
  expect(stopHashes(ADDRESS, SECRET)).toEqual([hashAddress(ADDRESS, SECRET)]);
  // Dots of such an address counted once.
  const [, , dotted] = stopHashes('A.nn+shop@gmail.com', SECRET);
  expect(stopHashes('a.nn@gmail.com', SECRET)).toContainEqual(dotted);
});

test('ends in a letter or a digit, which no mail program cuts off', () => {
  const bookings = Array.from({ length: 200 }, (_, bookingId) => ({ accountId: 7, bookingId }));
  for (const booking of bookings) {
    const token = toStopToken(ADDRESS, booking, SECRET);
    expect(token).toMatch(/[a-z0-9]$/i);
    expect(readStopToken(token, SECRET)?.booking).toEqual(booking);
  }
});
