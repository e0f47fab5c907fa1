import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { seedAccount } from '@/backend/db/seed';
import { sampleAccount, sampleEvent } from '@/backend/testing/sample-account';
import { listEvents, readEvent } from '@/lib/server/host/events';
import { eventsCalls } from '@/lib/server/http/calls/events';
import type { EventForm } from '@/lib/shared/contract/events';
import { startTestStorage } from '@/local/storage/test-server';
import { ask, cookieOf, errorOf, startWorld, upload, type World } from '@/test/form-routes';

vi.mock('next/cache', () => ({
  unstable_cache: (read: () => unknown) => read,
  revalidateTag: () => {},
}));
const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});

const NOBODYS = '00000000-0000-4000-8000-000000000000';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

/** A provider with an event, and what its form would send for a new one. */
async function arrive(event: Partial<Parameters<typeof sampleEvent>[0]> = {}) {
  const provider = sampleAccount({ events: [sampleEvent(event)] });
  await seedAccount(world.backend.db, provider);
  const cookie = await cookieOf(provider.userId);
  const form: EventForm = {
    userId: provider.userId,
    title: ' Enkutatash ',
    description: 'Coffee and daisies.',
    language: 'en',
    category: 'Festivals',
    communityId: '1',
    address: 'Canal Hall',
    countryIso: 'GB',
    startsAt: '2027-09-11T16:00',
    startsOccurrence: 'first',
    timeZone: 'Europe/London',
    endsAt: '2027-09-11T22:00',
    changeWords: '',
    endsOccurrence: 'first',
    isTicketRequired: 'yes',
    ticketPrice: '12,50',
    isBookingRequired: 'yes',
    bookingLink: 'tickets.example/enkutatash',
    imageUrl: await upload(cookie, { kind: 'event', fileName: 'Enkutatash 2027.PNG' }),
  };
  const [made] = await listEvents(provider.userId);
  return { userId: provider.userId, id: made?.id ?? '', cookie, form };
}

const create = (cookie: string | undefined, body: unknown) =>
  ask(eventsCalls.createEvent, { cookie, body });
const update = (id: string, cookie: string | undefined, body: unknown) =>
  ask(eventsCalls.updateEvent, { params: { id }, cookie, body });
const remove = (id: string, cookie: string | undefined) =>
  ask(eventsCalls.deleteEvent, { params: { id }, cookie });

describe('POST /api/events', () => {
  it('PC-028 PC-029 PC-030 PC-031 PC-032 PC-033 sends exactly the 19 fields, as the session’s user', async () => {
    const { cookie, form, userId } = await arrive();
    world.asked.length = 0;
    const sent = { ...form, status: 'approved', ticket_currency: 'EUR', is_featured: false };
    expect((await create(cookie, sent)).status).toBe(201);
    expect(world.writes()).toEqual([
      {
        call: 'POST /events?hostCountry=MT',
        body: {
          title: 'Enkutatash',
          description: 'Coffee and daisies.',
          // Extensions.
          language: 'en',
          change_words: '',
          category: 'Festivals',
          address: 'Canal Hall',
          start_date: '2027-09-11T15:00:00.000Z',
          end_date: '2027-09-11T21:00:00.000Z',
          timezone: 'Europe/London',
          organizer_id: 2,
          city_id: 3,
          community_id: 1,
          is_featured: true,
          ticket_required: true,
          ticket_price: 12.5,
          ticket_currency: 'GBP',
          requires_booking: true,
          booking_link: 'https://tickets.example/enkutatash',
          image_url: form.imageUrl,
          user_id: userId,
          country_iso: 'GB',
        },
      },
    ]);
    const made = (await listEvents(userId)).find(({ title }) => title === 'Enkutatash');
    expect(made).toMatchObject({ status: 'pending', userId, ticketPriceMinor: 1250 });
  });

  it('takes the picture of an own event, which a copy keeps, however old it is', async () => {
    const old = 'https://pictures.example/old-poster.gif';
    const { cookie, form, userId } = await arrive({ imageUrl: old });
    expect((await create(cookie, { ...form, imageUrl: old })).status).toBe(201);
    expect(await listEvents(userId)).toHaveLength(2);
  });

  it('PC-034 PC-035 PC-036 sends 0 and nothing for an event without a ticket', async () => {
    const { cookie, form } = await arrive();
    world.asked.length = 0;
    expect((await create(cookie, { ...form, isTicketRequired: 'no' })).status).toBe(201);
    expect(world.writes()[0]?.body).toMatchObject({
      ticket_required: false,
      ticket_price: 0,
      ticket_currency: '',
      requires_booking: false,
      booking_link: '',
    });
  });

  it('EVF-031 sends the second of two times when that one was meant', async () => {
    const { cookie, form } = await arrive();
    const night = {
      timeZone: 'Europe/Malta',
      startsAt: '2027-10-31T02:30',
      endsAt: '2027-10-31T05:00',
    };
    world.asked.length = 0;
    expect((await create(cookie, { ...form, ...night, startsOccurrence: 'second' })).status).toBe(
      201,
    );
    expect(world.writes()[0]?.body).toMatchObject({ start_date: '2027-10-31T01:30:00.000Z' });
  });

  it('is refused to strangers, and to whom the form was not opened for', async () => {
    const [mine, theirs] = [await arrive(), await arrive()];
    world.asked.length = 0;
    expect((await create(undefined, mine.form)).status).toBe(401);
    const refused = await create(theirs.cookie, mine.form);
    expect(refused.status).toBe(403);
    expect((await errorOf(refused)).message).toBe('Security Error: Invalid user authentication!');
    expect(world.asked).toEqual([]);
  });

  it('is refused to somebody without a provider account', async () => {
    const { form } = await arrive();
    const cookie = await cookieOf('unregistered');
    const imageUrl = await upload(cookie, { kind: 'event' });
    const response = await create(cookie, { ...form, userId: 'unregistered', imageUrl });
    expect(response.status).toBe(403);
    expect((await errorOf(response)).message).toBe('Create your provider account first.');
    expect(world.writes()).toEqual([]);
    expect(await listEvents('unregistered')).toEqual([]);
  });

  it.each([
    ['EVF-006', 'title', { title: ' ' }],
    ['EVF-007', 'description', { description: '' }],
    ['EVF-008', 'category', { category: 'Party' }],
    ['EVF-010', 'address', { address: '' }],
    ['EVF-011', 'countryIso', { countryIso: 'XX' }],
    ['EVF-013', 'startsAt', { startsAt: '' }],
    ['EVF-014', 'endsAt', { endsAt: '2027-09-11T15:00' }],
    ['EVF-015', 'communityId', { communityId: '9' }],
    ['EVF-016', 'isTicketRequired', { isTicketRequired: '' }],
    ['EVF-016', 'isTicketRequired', { isTicketRequired: 'perhaps' }],
    ['EVF-017', 'imageUrl', { imageUrl: '' }],
    ['EVF-026', 'bookingLink', { bookingLink: 'javascript:alert(1)' }],
    ['EVF-027', 'ticketPrice', { ticketPrice: '' }],
    ['EVF-028', 'ticketPrice', { ticketPrice: '-1' }],
    ['EVF-030', 'timeZone', { timeZone: 'Mars/Olympus' }],
    [
      'EVF-031',
      'startsAt',
      { timeZone: 'Europe/Malta', startsAt: '2027-03-28T02:30', endsAt: '2027-03-28T09:00' },
    ],
    ['SSRF-1', 'imageUrl', { imageUrl: 'http://169.254.169.254/latest' }],
    ['SSRF-1', 'imageUrl', { imageUrl: 'https://evil.example/a.png' }],
  ])('%s refuses a wrong %s', async (_, field, change) => {
    const { cookie, form } = await arrive();
    world.asked.length = 0;
    const response = await create(cookie, { ...form, ...change });
    expect(response.status).toBe(422);
    const { fields } = await errorOf(response);
    expect(fields).toEqual({ [field]: expect.stringMatching(/./) });
    expect(world.writes()).toEqual([]);
  });

  it('UP-1 AUTH-2 names no picture that is none, or another user’s', async () => {
    const [mine, theirs] = [await arrive(), await arrive()];
    const bytes = Buffer.from('<script>alert(1)</script>');
    const html = await upload(mine.cookie, { kind: 'event', bytes });
    for (const imageUrl of [html, theirs.form.imageUrl]) {
      const response = await create(mine.cookie, { ...mine.form, imageUrl });
      expect(response.status).toBe(422);
      expect((await errorOf(response)).fields.imageUrl).toMatch(/Use a JPEG|upload this/);
    }
  });
});

describe('the picture of an event', () => {
  it.each([
    ['Enkutatash 2027.PNG', 'Enkutatash-2027.png'],
    ['../../etc/passwd', 'passwd.png'],
    ['page.jpg.html', 'page-jpg.png'],
    ['a\0b.png', 'a-b.png'],
    ['x\r\nSet-Cookie: a=b.png', 'x-Set-Cookie-a-b.png'],
    ['gepj.\u202Egnp.exe', 'gepj-gnp.png'],
    ['እንቁጣጣሽ.png', 'እንቁጣጣሽ.png'],
    [`${'እ'.repeat(300)}.png`, `${'እ'.repeat(100)}.png`],
  ])(
    'UPL-007 UP-4 of the name %j is stored and served under a safe one',
    async (fileName, safe) => {
      const { cookie, form } = await arrive();
      const imageUrl = await upload(cookie, { kind: 'event', fileName });
      const [, uuid, name = ''] = /\/events\/([0-9a-f-]{36})\/([^/]+)$/.exec(imageUrl) ?? [];
      expect(uuid).toBeDefined();
      expect(decodeURIComponent(name)).toBe(safe);
      const served = await fetch(imageUrl);
      expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/png']);
      expect((await create(cookie, { ...form, imageUrl })).status).toBe(201);
    },
  );
});

describe('PUT /api/events/{id}', () => {
  it('PC-038 PC-039 saves by POST, with what the form does not show as it was loaded', async () => {
    const old = 'https://pictures.example/old-poster.gif';
    const kept = { organizerId: 5, cityId: 9, isFeatured: false };
    const { id, cookie, form, userId } = await arrive({ ...kept, imageUrl: old });
    world.asked.length = 0;
    expect((await update(id, cookie, { ...form, imageUrl: old })).status).toBe(200);
    expect(world.writes()).toEqual([
      {
        call: `POST /events?eventId=${id}&hostCountry=MT`,
        body: expect.objectContaining({
          id,
          user_id: userId,
          image_url: old,
          title: 'Enkutatash',
          organizer_id: 5,
          city_id: 9,
          is_featured: false,
        }),
      },
    ]);
    expect(Object.keys(world.writes()[0]?.body ?? {})).toHaveLength(22);
    expect(await readEvent(id)).toMatchObject({ title: 'Enkutatash', timeZone: 'Europe/London' });
    expect(await listEvents(userId)).toHaveLength(1);
  });

  it.each([
    'startsOccurrence',
    'endsOccurrence',
    'ticketPrice',
    'isBookingRequired',
    'bookingLink',
    'imageUrl',
  ])('keeps what is stored without %s', async (name) => {
    const { cookie, form, userId } = await arrive();
    expect((await create(cookie, { ...form, title: 'Whole' })).status).toBe(201);
    const made = (await listEvents(userId)).find(({ title }) => title === 'Whole');
    const { [name]: _, ...sent } = { ...form, title: 'Edited' } as Record<string, unknown>;
    expect((await update(made?.id ?? '', cookie, sent)).status).toBe(200);
    expect(await readEvent(made?.id ?? '')).toEqual({ ...made, title: 'Edited' });
  });

  it('says what is wrong with an edit as with a new event', async () => {
    const { id, cookie, form } = await arrive();
    const response = await update(id, cookie, { ...form, ticketPrice: '' });
    expect(response.status).toBe(422);
    expect(Object.keys((await errorOf(response)).fields)).toEqual(['ticketPrice']);
  });

  it('EVF-018 keeps a picture that is older than our rules, and no other', async () => {
    const old = 'https://pictures.example/old-poster.gif';
    const mine = await arrive({ imageUrl: old });
    for (const imageUrl of [`${old}?2`, '']) {
      expect((await update(mine.id, mine.cookie, { ...mine.form, imageUrl })).status).toBe(422);
    }
    const bare = await arrive({ imageUrl: null });
    expect((await update(bare.id, bare.cookie, { ...bare.form, imageUrl: '' })).status).toBe(200);
  });

  it('EVF-035 is refused to strangers and other users, and nothing changes', async () => {
    const [mine, theirs] = [await arrive(), await arrive()];
    const before = await readEvent(mine.id);
    expect((await update(mine.id, undefined, mine.form)).status).toBe(401);
    expect((await update(mine.id, theirs.cookie, theirs.form)).status).toBe(403);
    expect((await update(mine.id, theirs.cookie, mine.form)).status).toBe(403);
    expect((await update(mine.id, mine.cookie, theirs.form)).status).toBe(403);
    expect((await update(NOBODYS, mine.cookie, mine.form)).status).toBe(404);
    expect((await update('not-an-id', mine.cookie, mine.form)).status).toBe(404);
    expect(await readEvent(mine.id)).toEqual(before);
  });
});

describe('DELETE /api/events/{id}', () => {
  it('PC-040 EVD-021 is for its owner alone, once', async () => {
    const [mine, theirs] = [await arrive(), await arrive()];
    expect((await remove(mine.id, undefined)).status).toBe(401);
    const refused = await remove(mine.id, theirs.cookie);
    expect(refused.status).toBe(403);
    expect(JSON.stringify(await refused.json())).not.toContain('Injera');
    expect(await readEvent(mine.id)).not.toBeNull();
    world.asked.length = 0;
    expect((await remove(mine.id, mine.cookie)).status).toBe(200);
    expect(world.writes().map(({ call }) => call)).toEqual([
      `DELETE /events/${mine.id}?hostCountry=MT`,
    ]);
    expect((await remove(mine.id, mine.cookie)).status).toBe(404);
    expect(await readEvent(theirs.id)).not.toBeNull();
  });
});

describe('CSRF-1', () => {
  it.each([
    ['another site', { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' }],
    ['a sibling', { 'content-type': 'application/json', 'sec-fetch-site': 'same-site' }],
    ['no page of ours', { 'content-type': 'application/json' }],
  ])('refuses every write from %s', async (_, headers) => {
    const { id, cookie, form } = await arrive();
    const before = await readEvent(id);
    world.asked.length = 0;
    for (const handler of [
      eventsCalls.createEvent,
      eventsCalls.updateEvent,
      eventsCalls.deleteEvent,
    ]) {
      const response = await ask(handler, { params: { id }, cookie, headers, body: form });
      expect(response.status).toBe(403);
    }
    expect(world.writes()).toEqual([]);
    expect(await readEvent(id)).toEqual(before);
  });
});

it('UPL-010 LOG-1 a save without the storage says so, keeps nothing and logs nobody', async () => {
  const { cookie, form } = await arrive();
  await world.storage.stop();
  warned.mockClear();
  const response = await create(cookie, form);
  world.storage = await startTestStorage();
  expect(response.status).toBe(503);
  expect((await errorOf(response)).message).toMatch(/try again/);
  expect(await listEvents(form.userId)).toHaveLength(1);
  const logged = JSON.stringify(warned.mock.calls);
  for (const secret of [form.userId, form.address, 'Enkutatash', 'tickets.example']) {
    expect(logged).not.toContain(secret);
  }
});
