import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Attempt } from './request';
import {
  findBooked,
  keepContact,
  keepOpen,
  loadOpen,
  loadPending,
  rememberBooked,
} from './tab-memory';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

const CONTACT = {
  customerName: 'Ada',
  customerPhone: '1',
  customerEmail: 'a@b.co',
  customerRemark: 'No lift.',
};

function attemptAt(calendarId: number): Attempt {
  return {
    key: `key of ${calendarId}`,
    serviceId: 'listing-1',
    request: {
      calendarId,
      startsAt: Date.parse('2030-11-20T09:45:00.000Z'),
      itemIds: ['1'],
      ...CONTACT,
    },
  };
}

const BOOKED = {
  review: '/r',
  confirmed: '/r?confirmed=x',
  customerName: 'Ada',
  customerPhone: '+356 9900 0000',
  customerEmail: '',
  mail: 'coming' as const,
};

describe('what a tab keeps of its bookings', () => {
  test('is what was typed, and which attempts at which calendar are open', () => {
    keepContact(CONTACT);
    keepOpen(7, 'key', [attemptAt(7)]);
    keepOpen(8, 'key', [attemptAt(8)]);
    expect(loadPending()).toMatchObject({ contact: CONTACT, reviewKey: 'key' });
    expect(loadOpen(7)).toEqual([attemptAt(7)]);
    keepOpen(7, 'key', []);
    expect(loadOpen(7)).toEqual([]);
    expect(loadOpen(8)).toEqual([attemptAt(8)]);
  });

  test('is what the confirmation shows once a booking is made, and what is open elsewhere', () => {
    keepContact(CONTACT);
    keepOpen(7, 'key', [attemptAt(7)]);
    rememberBooked(7, BOOKED);
    expect([...stored.values()].join()).not.toMatch(/a@b/);
    expect(loadPending()).toMatchObject({ contact: { customerName: '' }, reviewKey: '', open: [] });
    for (const address of [BOOKED.review, BOOKED.confirmed]) {
      expect(findBooked(address)).toEqual(BOOKED);
    }
    expect(findBooked('/other')).toBeUndefined();

    keepOpen(8, 'key', [attemptAt(8)]);
    rememberBooked(7, BOOKED);
    expect(loadOpen(8)).toEqual([attemptAt(8)]);
  });

  test.each(['', '{', '{"userId":"visitor","draft":{"open":1}}'])('is nothing of %j', (text) => {
    stored.set('settln:booking', text);
    stored.set('settln:booked', text);
    expect(loadPending().open).toEqual([]);
    expect(findBooked('/r')).toBeUndefined();
  });
});
