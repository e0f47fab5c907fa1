import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startRecordingHost } from '@/test/recording-host';
import { stubWebEnv } from '@/test/web-env';
import { findBookingProvider, findCalendarId } from './booking-provider';
import { findListing, findPublicListing, listPublicListings } from './listings';
import { listServiceItems } from './service-items';
import { findNextAvailable, listSlots } from './slots';

vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));

let running: Awaited<ReturnType<typeof startRecordingHost>>;
vi.spyOn(console, 'warn').mockImplementation(() => {});

beforeAll(async () => {
  running = await startRecordingHost();
  stubWebEnv(running.url);
});
afterAll(() => running.close());

const DAY_MS = 86_400_000;

describe('what the host does not have', () => {
  it('is null, not a failure', async () => {
    running.answer(() => ({ status: 404, body: { message: 'Not found' } }));
    expect(await findListing('1')).toBeNull();
    expect(await findCalendarId('1')).toBeNull();
    expect(await findBookingProvider('1')).toBeNull();
    expect(await listPublicListings()).toEqual([]);
  });

  it.each([{ body: [] }, { body: { data: [] } }, { body: null }])(
    'is null for %j',
    async (answer) => {
      running.answer(() => answer);
      expect(await findBookingProvider('1')).toBeNull();
    },
  );

  it('is a failure with its status when the host fails', async () => {
    running.answer(() => ({ status: 500 }));
    await expect(findListing('1')).rejects.toMatchObject({ status: 500 });
    await expect(listServiceItems('1')).rejects.toMatchObject({ status: 500 });
    await expect(listPublicListings()).rejects.toMatchObject({ status: 500 });
  });
});

describe('findPublicListing', () => {
  it.each([
    ['approved', true],
    ['Published', true],
    [undefined, true],
    ['pending', false],
    ['rejected', false],
    ['archived', false],
  ])('of status %s shows it: %s', async (status, isShown) => {
    running.answer(() => ({ body: { data: [{ id: 9, name: 'Ada', status }] } }));
    expect((await findPublicListing('9')) !== null).toBe(isShown);
    expect((await findListing('9'))?.name).toBe('Ada');
  });
});

describe('listPublicListings', () => {
  it('reads page after page', async () => {
    const row = {
      ...{ name: 'x', address: '', category_id: 1, community_id: 1, profile_image_url: null },
      ...{ is_community_favorite: false, updated_at: '' },
    };
    running.answer(({ url }) => {
      const offset = Number(new URL(url, 'http://host.test').searchParams.get('offset'));
      const count = Math.min(1000, 1500 - offset);
      return { body: Array.from({ length: count }, (_, n) => ({ ...row, id: `${offset + n}` })) };
    });
    const found = await listPublicListings();
    expect(new Set(found.map(({ id }) => id)).size).toBe(1500);
  });
});

describe('listSlots', () => {
  it('leaves out what the host sends beyond the span', async () => {
    const starts = ['2027-02-28T23:45:00Z', '2027-03-01T00:00:00Z', '2027-03-02T00:00:00Z'];
    running.answer(() => ({
      body: { data: starts.map((start_time, id) => ({ id, start_time, status: 'AVAILABLE' })) },
    }));
    const from = Date.parse('2027-03-01T00:00:00Z');
    const slots = await listSlots('7', { from, to: from + DAY_MS });
    expect(slots.map(({ startsAt }) => startsAt)).toEqual(['2027-03-01T00:00:00.000Z']);
  });
});

describe('findNextAvailable', () => {
  const from = '2027-03-01T08:05:00.000Z';

  it('asks our own backend', async () => {
    running.answer(() => ({ body: { startTime: '2027-03-05T08:00:00.000Z' } }));
    expect(await findNextAvailable('7', from, 30)).toBe('2027-03-05T08:00:00.000Z');
    expect(running.asked).toHaveLength(1);
  });

  it('looks through the slots of a host that lacks the call', async () => {
    const free = ['2027-03-01T08:00', '2027-04-09T09:00', '2027-04-11T09:00', '2027-04-11T09:15'];
    running.answer(({ url }) => {
      if (url.includes('next-available')) return { status: 405 };
      const span = new URL(url, 'http://host.test').searchParams;
      const body = free
        .map((text, id) => ({ id, start_time: `${text}:00.000Z`, status: 'available' }))
        .filter(({ start_time }) => start_time >= (span.get('startTime') ?? ''))
        .filter(({ start_time }) => start_time < (span.get('endTime') ?? ''));
      return { body };
    });
    expect(await findNextAvailable('7', from, 30)).toBe('2027-04-11T09:00:00.000Z');
    expect(await findNextAvailable('7', from, 45)).toBeNull();
  });
});
