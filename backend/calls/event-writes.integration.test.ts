import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { decisions } from '@/backend/db/moderation-schema';
import { seedAccount } from '@/backend/db/seed';
import { decide, findItem, listQueue } from '@/backend/testing/decide';
import { sampleAccount } from '@/backend/testing/sample-account';
import { sampleEventPayload, type WireEvent } from '@/backend/testing/sample-event-payload';
import { sendJson } from '@/backend/testing/send-json';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';
import { FoundEvent } from '@/lib/server/host/documented/events';
import { EVENT_LIMITS } from '@/lib/shared/domain/events/event-form';
import { HOUR_MS } from '@/lib/shared/time/units';
import { MOST_WAITING } from './room-for-review';

const NOW = Date.UTC(2027, 0, 4, 8);
const NOBODYS = '00000000-0000-4000-8000-000000000000';
const FREE = {
  ticket_required: false,
  ticket_price: 0,
  ticket_currency: '',
  requires_booking: false,
  booking_link: '',
};

let backend: TestBackend;
let userId: string;
beforeAll(async () => {
  backend = await startTestBackend(NOW);
});
afterAll(() => backend.stop());
beforeEach(async () => {
  backend.clock.now = NOW;
  const provider = sampleAccount();
  userId = provider.userId;
  await seedAccount(backend.db, provider);
});

const create = (payload: object) => sendJson(backend, 'POST', '/events?hostCountry=MT', payload);
const update = (id: string, payload: object) =>
  sendJson(backend, 'POST', `/events?eventId=${encodeURIComponent(id)}&hostCountry=MT`, {
    id,
    ...payload,
  });
const remove = (id: string) =>
  sendJson(backend, 'DELETE', `/events/${encodeURIComponent(id)}?hostCountry=MT`);
const cancel = (id: string, words: string) =>
  sendJson(backend, 'PUT', `/events/${encodeURIComponent(id)}/cancellation`, { words });
const details = (id: string) =>
  backend.call(`/events?eventId=${encodeURIComponent(id)}&hostCountry=MT`);
const mine = (overrides: Partial<WireEvent> = {}) =>
  sampleEventPayload({ user_id: userId, ...overrides });

async function created(overrides: Partial<WireEvent> = {}): Promise<string> {
  const { status, json } = await create(mine(overrides));
  expect(status).toBe(201);
  return (json as { data: { id: string } }).data.id;
}
const listed = async () => {
  const { json } = await backend.call(`/events?userId=${userId}&hostCountry=MT`);
  return json as { id: string; title: string }[];
};
const waitingSince = async (id: string) =>
  (await listQueue(backend, 'event')).find((entry) => entry.id === id)?.waitingSince ?? null;

describe('creating an event', () => {
  test('PC-027, PC-028, PC-029: keeps every field, waiting for review', async () => {
    const id = await created();
    const { json } = await details(id);
    expect(json).toEqual({
      ...mine(),
      id,
      status: 'pending',
      status_reason: null,
      cancellation_words: null,
      moved_from: null,
      change_words: null,
      language: null,
      created_at: new Date(NOW).toISOString(),
    });
    expect(await waitingSince(id)).toBe(NOW);
    expect(FoundEvent.parse(json)).toMatchObject({
      ticketPriceMinor: 1250,
      timeZone: 'Europe/Malta',
    });
  });

  test('twice, because an answer was lost, makes one event, as it was sent last', async () => {
    const image_url = 'https://assets.example/events/only/here.webp';
    const all = await Promise.all([1, 2, 3].map(() => created({ image_url })));
    const id = await created({ image_url, description: 'Corrected' });
    expect(new Set([...all, id]).size).toBe(1);
    expect(await listed()).toMatchObject([{ id, description: 'Corrected' }]);
    backend.clock.now = NOW + 2 * HOUR_MS;
    expect(await created({ image_url })).not.toBe(id);
  });

  test('twice leaves alone another event that was given the same picture meanwhile', async () => {
    const image_url = 'https://assets.example/events/shared/here.webp';
    const first = await created({ image_url });
    backend.clock.now = NOW + 1_000;
    const other = await created({ image_url: 'https://assets.example/events/own/b.webp' });
    await update(other, mine({ image_url, title: 'Other' }));
    expect(await created({ image_url, description: 'Corrected' })).toBe(first);
    expect((await listed()).map(({ id }) => id).sort()).toEqual([first, other].sort());
  });

  test('and a copy of it, with the same picture at once, are two', async () => {
    const image_url = 'https://assets.example/events/copied/here.webp';
    const first = await created({ image_url });
    const nextWeek = { start_date: '2027-09-18T16:00:00Z', end_date: '2027-09-18T22:00:00Z' };
    const others = [
      await created({ image_url, ...nextWeek }),
      await created({ image_url, title: 'Beside it' }),
    ];
    expect(new Set([first, ...others]).size).toBe(3);
  });

  test('holds thirty that wait for review, also when they come at once, and goes on after it', async () => {
    const picture = (n: number) => ({ image_url: `https://assets.example/waits-${n}.webp` });
    const answers = await Promise.all(
      Array.from({ length: MOST_WAITING.events + 3 }, (_, n) => create(mine(picture(n)))),
    );
    const refused = answers.filter(({ status }) => status === 409);
    expect([answers.length - refused.length, refused.length]).toEqual([MOST_WAITING.events, 3]);
    expect(refused[0]?.json).toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('events are waiting for review.'),
    });
    const [first] = await listed();
    await decide(backend.db, { id: first?.id ?? '', action: 'approve' }, NOW);
    expect((await create(mine(picture(99)))).status).toBe(201);
    expect((await create(mine(picture(99)))).status).toBe(201);
  });

  test('needs a provider account', async () => {
    const { status, json } = await create(sampleEventPayload({ user_id: 'nobody' }));
    expect({ status, json }).toMatchObject({ status: 403, json: { code: 'forbidden' } });
  });

  test('is not what an edit without its eventId does', async () => {
    for (const query of ['eventId=&hostCountry=MT', 'eventid=x&hostCountry=MT']) {
      expect((await sendJson(backend, 'POST', `/events?${query}`, mine())).status).toBe(400);
    }
    expect(await listed()).toEqual([]);
  });

  test.each<[string, object, string?]>([
    ['no picture', { image_url: '' }, 'Please upload an image.'],
    ['no title', { title: '  ' }, 'Please enter a title.'],
    ['a category of its own', { category: 'Party' }],
    ['an unknown country', { country_iso: 'ZZ' }],
    ['community 7', { community_id: 7 }],
    ['an end before its start', { end_date: '2027-05-01T16:59:00Z' }],
    ['a start that is no instant', { start_date: '2027-05-01T17:00' }],
    ['an unknown zone', { timezone: 'Mars/Olympus' }, 'Please choose a timezone from the list.'],
    ['a negative price', { ticket_price: -1 }],
    ['a price in words', { ticket_price: '12.50' }],
    ['a price without a ticket', { ...FREE, ticket_price: 5 }],
    [
      'another country’s currency',
      { ticket_currency: 'GBP' },
      'The currency of this event is EUR.',
    ],
    ['a booking without a link', { booking_link: '' }],
    ['a link without a booking', { requires_booking: false }],
    ['a link of a script', { booking_link: 'javascript:alert(1)' }],
    ['a picture of a file', { image_url: 'file:///etc/passwd' }],
    ['a title that is too long', { title: 'x'.repeat(EVENT_LIMITS.title + 1) }],
    ['a description that is too long', { description: 'x'.repeat(EVENT_LIMITS.description + 1) }],
    ['an address that is too long', { address: 'x'.repeat(EVENT_LIMITS.address + 1) }],
    ['a NUL', { description: 'a\u0000b' }],
  ])('with %s is refused, and nothing is kept', async (_, wrong, message) => {
    const { status, json } = await create({ ...mine(), ...wrong });
    expect(status).toBe(422);
    expect(json).toMatchObject({ success: false, message: message ?? expect.any(String) });
    expect(await listed()).toEqual([]);
  });

  test('with the longest texts and the highest price that the form allows is fine', async () => {
    const longest = (length: number) => 'ሰ'.repeat(length);
    const link = 'https://tickets.example/';
    const id = await created({
      title: longest(EVENT_LIMITS.title),
      description: longest(EVENT_LIMITS.description),
      address: longest(EVENT_LIMITS.address),
      booking_link: link + 'x'.repeat(EVENT_LIMITS.bookingLink - link.length),
      ticket_price: EVENT_LIMITS.ticketPrice,
    });
    expect((await details(id)).status).toBe(200);
  });
});

describe('cancelling an event', () => {
  const isCancelled = async () => {
    const { json } = await backend.call(
      `/publicEvents?hostCountry=MT&from=${new Date(NOW).toISOString()}`,
    );
    return (json as { results: { title: string; isCancelled: boolean }[] }).results
      .filter(({ title }) => title === 'Cancelled here')
      .map((event) => event.isCancelled);
  };

  test('keeps it public with the words, which the staff reads, through edits, too', async () => {
    const id = await created({ title: 'Cancelled here' });
    await decide(backend.db, { id, action: 'approve' }, NOW);
    expect(await isCancelled()).toEqual([false]);
    for (const words of ['The hall is flood', ' The hall is flooded. ']) {
      expect((await cancel(id, words)).status).toBe(200);
    }
    const cancelled = { status: 'approved', cancellation_words: 'The hall is flooded.' };
    expect((await details(id)).json).toMatchObject(cancelled);
    expect(await waitingSince(id)).toBe(NOW);
    const shown = await findItem(backend, 'event', id);
    expect(JSON.stringify(shown)).toContain('The hall is flooded.');
    await update(id, mine({ title: 'Cancelled here' }));
    expect((await details(id)).json).toMatchObject(cancelled);
    expect(await isCancelled()).toEqual([true]);
  });

  test('lets its organiser change the words, also of one that was refused', async () => {
    const id = await created();
    await decide(backend.db, { id, action: 'approve' }, NOW);
    await cancel(id, 'Rude.');
    await decide(backend.db, { id, action: 'refuse' }, NOW);
    expect((await cancel(id, 'The hall is flooded.')).status).toBe(200);
    const { json } = await details(id);
    expect(json).toMatchObject({ status: 'rejected', cancellation_words: 'The hall is flooded.' });
    expect(await waitingSince(id)).toBeNull();
  });

  test('without words leaves the staff nothing to read', async () => {
    const id = await created();
    await decide(backend.db, { id, action: 'approve' }, NOW);
    expect((await cancel(id, '  ')).status).toBe(200);
    expect((await details(id)).json).toMatchObject({ cancellation_words: '' });
    expect(await waitingSince(id)).toBeNull();
  });

  test.each([
    ['too many words', 'x'.repeat(EVENT_LIMITS.cancellation + 1), 422],
    ['a NUL', 'a\u0000b', 422],
    ['words while nobody sees it yet', 'Flooded.', 404],
  ])('with %s is refused', async (_, words, status) => {
    const id = await created();
    expect((await cancel(id, words)).status).toBe(status);
    expect((await details(id)).json).toMatchObject({ cancellation_words: null });
  });
});

describe('editing an event', () => {
  test('PC-038: by POST with its id in both places replaces every field', async () => {
    const id = await created();
    const change: Partial<WireEvent> = {
      ...FREE,
      title: 'Canal Evening',
      description: 'By the water.',
      category: 'Charity',
      address: 'Wharf Lane, London',
      country_iso: 'GB',
      community_id: 2,
      start_date: '2027-06-01T10:00:00.000Z',
      end_date: '2027-06-02T10:00:00.000Z',
      timezone: 'Europe/London',
      organizer_id: 5,
      city_id: 9,
      is_featured: false,
      image_url: 'https://assets.example/events/2/other.webp',
    };
    expect(await update(id, mine(change))).toMatchObject({ status: 200, json: { success: true } });
    expect((await details(id)).json).toMatchObject({ ...mine(change), id, status: 'pending' });
    expect(await listed()).toHaveLength(1);
  });

  test('of somebody else is refused, and changes nothing', async () => {
    const id = await created();
    const before = (await details(id)).json;
    const stranger = sampleAccount();
    await seedAccount(backend.db, stranger);
    for (const user_id of [stranger.userId, 'nobody']) {
      const answer = await update(id, mine({ user_id, title: 'Stolen' }));
      expect(answer).toMatchObject({ status: 403, json: { code: 'forbidden' } });
    }
    const other = await update(id, { ...mine({ title: 'Stolen' }), id: NOBODYS });
    expect(other).toMatchObject({ status: 422 });
    expect((await details(id)).json).toEqual(before);
  });

  test.each([NOBODYS, '7', "' or true"])('of %j, which is none, is a 404', async (id) => {
    expect((await update(id, mine())).status).toBe(404);
    expect((await remove(id)).status).toBe(404);
    expect((await cancel(id, '')).status).toBe(404);
    expect((await details(id)).status).toBe(404);
  });

  test('may leave an event without a picture as it is', async () => {
    const id = await created();
    expect((await update(id, mine({ image_url: '' }))).status).toBe(200);
    expect((await details(id)).json).toMatchObject({ image_url: null });
  });

  test('keeps an approved one public, and queues it for review', async () => {
    const id = await created();
    await decide(backend.db, { id, action: 'approve' }, NOW);
    backend.clock.now = NOW + HOUR_MS;
    await update(id, mine({ title: 'Corrected' }));
    expect((await details(id)).json).toMatchObject({ status: 'approved', title: 'Corrected' });
    expect(await waitingSince(id)).toBe(NOW + HOUR_MS);
    expect(await listQueue(backend, 'event')).toContainEqual(
      expect.objectContaining({ kind: 'event', id, name: 'Corrected', detail: 'changed' }),
    );
  });

  test('of a public one keeps the start that was announced until it is back', async () => {
    const [first, second, third] = ['10', '11', '12'].map((day) => `2027-05-${day}T17:00:00.000Z`);
    const end_date = '2027-05-20T17:00:00.000Z';
    const id = await created({ start_date: first, end_date });
    const movedTo = async (start_date = '') => {
      await update(id, mine({ start_date, end_date, change_words: 'In the garden.' }));
      return (await details(id)).json as { moved_from: string | null };
    };
    expect(await movedTo(second)).toMatchObject({ moved_from: null });
    await decide(backend.db, { id, action: 'approve' }, NOW);
    expect(await movedTo(second)).toMatchObject({ moved_from: null });
    const moved = { moved_from: second, change_words: 'In the garden.', status: 'approved' };
    expect(await movedTo(third)).toMatchObject(moved);
    expect(await movedTo(first)).toMatchObject({ ...moved, start_date: first });
    const shown = await findItem(backend, 'event', id);
    expect(JSON.stringify(shown)).toContain('In the garden.');
    await update(id, mine({ start_date: first, end_date }));
    expect((await details(id)).json).toMatchObject(moved);
    expect(await movedTo(second)).toMatchObject({ moved_from: null });
  });

  test('of one that has begun plans another, which is not moved', async () => {
    const id = await created();
    await decide(backend.db, { id, action: 'approve' }, NOW);
    backend.clock.now = Date.parse('2027-05-01T17:00:00Z');
    const week = { start_date: '2027-05-08T17:00:00Z', end_date: '2027-05-08T21:00:00Z' };
    await update(id, mine(week));
    expect((await details(id)).json).toMatchObject({ moved_from: null });
  });

  test.each([
    ['rejected', 'refuse'],
    ['delisted', 'takeDown'],
  ] as const)('puts a %s one back into the queue, without its reason', async (_, action) => {
    const id = await created();
    if (action === 'takeDown') {
      await decide(backend.db, { id, action: 'approve' }, NOW);
    }
    await decide(backend.db, { id, action }, NOW);
    await update(id, mine());
    expect((await details(id)).json).toMatchObject({ status: 'pending', status_reason: null });
    expect(await waitingSince(id)).toBe(NOW);
  });

  test('again while it waits does not lose its place in the queue', async () => {
    const id = await created();
    backend.clock.now = NOW + 5 * HOUR_MS;
    await update(id, mine({ title: 'Corrected' }));
    expect(await waitingSince(id)).toBe(NOW);
  });
});

test('a moderator is shown every field of an event', async () => {
  const item = await findItem(backend, 'event', await created());
  const { user_id, start_date, end_date, ticket_price, image_url, ...others } = mine();
  const shown = item?.fields.map(({ after }) => after);
  for (const value of [...Object.values(others), ticket_price * 100]) {
    expect(shown).toContain(String(value));
  }
  expect(item?.pictures.after).toEqual([image_url]);
});

test('PC-040: deleting an event leaves the others, and what was decided about it', async () => {
  const id = await created();
  const other = await created({ image_url: 'https://assets.example/events/3/c.webp' });
  await decide(backend.db, { id, action: 'approve' }, NOW);
  expect(await remove(id)).toEqual({
    status: 200,
    json: { success: true, message: 'Event deleted successfully!' },
  });
  expect((await details(id)).status).toBe(404);
  expect(await listed()).toMatchObject([{ id: other }]);
  expect(await backend.db.$count(decisions, eq(decisions.subjectId, id))).toBe(1);
  expect((await remove(id)).status).toBe(404);
});
