import { beforeEach, expect, test, vi } from 'vitest';
import { type DeviceBooking, forgetOnDevice, keepOnDevice, listOnDevice } from './device-bookings';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

const NOW = Date.UTC(2030, 10, 20, 9);
const HOUR = 3_600_000;

function bookingAt(startsAt: number, path = `/at/${startsAt}`): DeviceBooking {
  const endsAt = startsAt + HOUR;
  const visit = { serviceId: '7', startsAt, endsAt, name: 'Crown & Co.', person: '' };
  return { ...visit, manageToken: 'x', path, isCancelled: false, isMailed: true };
}

const listed = (now: number) => listOnDevice(now).map(({ startsAt }) => startsAt);

test('bookings are listed in order, each once, until their visits are over', () => {
  keepOnDevice(bookingAt(NOW + 3 * HOUR), NOW);
  keepOnDevice(bookingAt(NOW + HOUR), NOW);
  keepOnDevice(bookingAt(NOW + HOUR), NOW);
  expect(listed(NOW)).toEqual([NOW + HOUR, NOW + 3 * HOUR]);
  expect(listed(NOW + 2 * HOUR)).toEqual([NOW + 3 * HOUR]);
  // What is over is not kept.
  expect(listed(NOW)).toEqual([NOW + 3 * HOUR]);
});

test('a moved one takes the place of what it was, and a visit that is over is forgotten', () => {
  keepOnDevice(bookingAt(NOW + HOUR, '/one'), NOW);
  keepOnDevice(bookingAt(NOW + 5 * HOUR, '/one'), NOW);
  expect(listed(NOW)).toEqual([NOW + 5 * HOUR]);
  keepOnDevice(bookingAt(NOW - 2 * HOUR, '/one'), NOW);
  expect(stored.size).toBe(0);
});

test('keeps a past one for 30 days where no mail asks how it was', () => {
  const day = 24 * HOUR;
  const past = (path: string, more: Partial<DeviceBooking>) =>
    keepOnDevice({ ...bookingAt(NOW - 2 * HOUR, path), ...more }, NOW);
  past('/asked-here', { isMailed: false });
  past('/asked-by-mail', { isMailed: true });
  past('/without-a-link', { isMailed: false, manageToken: '' });
  expect(listOnDevice(NOW).map(({ path }) => path)).toEqual(['/asked-here']);
  expect(listOnDevice(NOW + 29 * day)).toHaveLength(1);
  expect(listOnDevice(NOW + 30 * day)).toEqual([]);
  expect(stored.size).toBe(0);
});

test('forgets one, and leaves nothing behind', () => {
  keepOnDevice(bookingAt(NOW + HOUR, '/one'), NOW);
  keepOnDevice(bookingAt(NOW + HOUR, '/two'), NOW);
  forgetOnDevice('/one');
  expect(listOnDevice(NOW).map(({ path }) => path)).toEqual(['/two']);
  forgetOnDevice('/two');
  expect(stored.size).toBe(0);
});

test('keeps twenty at most', () => {
  for (let count = 0; count < 22; count += 1) keepOnDevice(bookingAt(NOW + HOUR + count), NOW);
  expect(listOnDevice(NOW)).toHaveLength(20);
});

test.each([
  'nothing that is JSON',
  'null',
  '{"a":1}',
  '[null,1,{"path":"/x"}]',
  JSON.stringify([{ ...bookingAt(NOW + HOUR), path: 'https://elsewhere.example/' }]),
])('takes %j for no bookings', (text) => {
  stored.set('settln:bookings', text);
  expect(listOnDevice(NOW)).toEqual([]);
});

test('does without a storage', () => {
  const forbidden = () => {
    throw new Error('forbidden');
  };
  vi.stubGlobal('localStorage', {
    getItem: forbidden,
    setItem: forbidden,
    removeItem: forbidden,
  });
  keepOnDevice(bookingAt(NOW + HOUR), NOW);
  expect(listOnDevice(NOW)).toEqual([]);
});
