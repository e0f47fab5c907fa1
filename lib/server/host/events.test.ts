import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { EventForm } from '@/lib/shared/contract/events';
import { EVENT_CATEGORIES } from '@/lib/shared/domain/events/categories';
import { checkEvent, EVENT_LIMITS, type EventText } from '@/lib/shared/domain/events/event-form';
import { toEventText } from '@/lib/shared/domain/events/saved-event';
import { COUNTRIES } from '@/lib/shared/domain/places/countries';
import { listTimeZones } from '@/lib/shared/time/time-zones';
import { DAY_MS, MINUTE_MS } from '@/lib/shared/time/units';
import { histories } from '@/test/histories';
import { startRecordingHost } from '@/test/recording-host';
import { stubWebEnv } from '@/test/web-env';
import { deleteEvent, isEventOf, readEvent, updateEvent } from './events';

/*
 * A {host} that we did not write: numbers for ids, seconds in its times, no owner in an event, no
 * timezone, and nothing but "ok" as the answer to a write.
 */
const user = { id: '118001', name: 'Ada', firstName: 'Ada', lastName: 'L', email: 'a@b.test' };
const POSTER = 'https://pictures.example/poster.gif';

vi.mock('next/cache', () => ({
  unstable_cache: (read: () => unknown) => read,
  revalidateTag: () => {},
}));

let running: Awaited<ReturnType<typeof startRecordingHost>>;
vi.spyOn(console, 'warn').mockImplementation(() => {});
beforeAll(async () => {
  running = await startRecordingHost();
  stubWebEnv(running.url);
});
afterAll(() => running.close());

/** Opens an event of the host in a form in this zone, and saves what `change` makes of it. */
async function edit(
  wire: { id: string | number },
  zone: string,
  change: (text: EventText) => EventText = (text) => text,
): Promise<{ url: string; body: Record<string, unknown> }> {
  running.answer(({ method }) => (method === 'GET' ? { body: { data: wire } } : { text: 'ok' }));
  const event = await readEvent(String(wire.id));
  if (!event) throw new Error('the host has no event');
  const text = change(toEventText(event, zone));
  expect(checkEvent(text, { hasImage: true })).toEqual({});
  const form = EventForm.parse({ ...text, userId: user.id, imageUrl: event.imageUrl });
  await updateEvent(form, { user, event });
  const sent = running.asked.at(-1);
  expect(sent?.method).toBe('POST');
  return { url: sent?.url ?? '', body: JSON.parse(sent?.body ?? '') };
}

const WIRE = {
  id: 7,
  title: 'Enkutatash',
  description: 'Coffee.',
  category: 'Festivals',
  address: 'Canal Hall',
  start_date: '2027-10-31T01:30:45Z',
  end_date: '2027-10-31T04:00:00.500Z',
  community_id: '1',
  ticket_required: true,
  ticket_price: '12.50',
  ticket_currency: 'EUR',
  requires_booking: true,
  booking_link: 'http://tickets.example',
  country_iso: 'MT',
  image_url: POSTER,
  is_featured: 0,
  organizer_id: 12,
};

describe('an edit on a foreign host', () => {
  it('PC-025 PC-038 PC-039 that changes nothing sends back what was loaded, to the second', async () => {
    const { url, body } = await edit(WIRE, 'Europe/Malta');
    expect(url).toBe('/events?eventId=7&hostCountry=MT');
    expect(body).toEqual({
      ...WIRE,
      start_date: '2027-10-31T01:30:45.000Z',
      end_date: '2027-10-31T04:00:00.500Z',
      timezone: 'Europe/Malta',
      community_id: 1,
      ticket_price: 12.5,
      is_featured: false,
      city_id: 3,
      user_id: user.id,
    });
    expect(running.asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /events?eventId=7&hostCountry=MT',
      'POST /events?eventId=7&hostCountry=MT',
    ]);
  });

  it('EVF-024 takes the currency of the country, whatever was loaded', async () => {
    const { body } = await edit(WIRE, 'UTC', (text) => ({ ...text, countryIso: 'CH' }));
    expect(body).toMatchObject({ country_iso: 'CH', ticket_currency: 'CHF', ticket_price: 12.5 });
  });

  it('sends the minute that was typed where it is another than the loaded one', async () => {
    const { body } = await edit(WIRE, 'Europe/Malta', (text) => ({
      ...text,
      startsOccurrence: 'first',
    }));
    expect(body).toMatchObject({
      start_date: '2027-10-31T00:30:00.000Z',
      end_date: '2027-10-31T04:00:00.500Z',
    });
  });

  it('PC-034 PC-035 PC-036 that takes the ticket away takes all of it', async () => {
    const { body } = await edit(WIRE, 'UTC', (text) => ({ ...text, isTicketRequired: 'no' }));
    expect(body).toMatchObject({
      ticket_required: false,
      ticket_price: 0,
      ticket_currency: '',
      requires_booking: false,
      booking_link: '',
    });
  });

  it('EVF-032 is refused by a host that says so under a 200, for its reason', async () => {
    const refused = { success: false, message: 'The hall is closed.' };
    running.answer(({ method }) => ({ body: method === 'GET' ? { data: WIRE } : refused }));
    const event = await readEvent('7');
    if (!event) throw new Error('the host has no event');
    const text = toEventText(event, 'UTC');
    const form = EventForm.parse({ ...text, userId: user.id, imageUrl: event.imageUrl });
    await expect(updateEvent(form, { user, event })).rejects.toMatchObject({
      refusal: { message: 'The hall is closed.' },
    });
  });

  it('PC-040 a deletion names the event and the host country', async () => {
    running.answer(() => ({ status: 204, text: '' }));
    await deleteEvent('a/b');
    expect(running.asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'DELETE /events/a%2Fb?hostCountry=MT',
    ]);
  });
});

describe('whose an event is', () => {
  it('ROLE-005 says the host, or else the list of the user', async () => {
    running.answer(({ url }) => {
      const asked = new URL(url, running.url).searchParams;
      if (asked.has('eventId')) return { body: [{ id: 7 }] };
      return { body: asked.get('userId') === user.id ? [{ id: 8 }, { id: '7' }] : [{ id: 8 }] };
    });
    const event = await readEvent('7');
    if (!event) throw new Error('the host has no event');
    expect(await isEventOf(event, user.id)).toBe(true);
    expect(await isEventOf(event, '118002')).toBe(false);
    const signed = { ...event, userId: '118002' };
    expect(await isEventOf(signed, user.id)).toBe(false);
    expect(await isEventOf(signed, '118002')).toBe(true);
  });

  it('is not known while the list cannot be read', async () => {
    running.answer(({ url }) =>
      url.includes('eventId') ? { body: [{ id: 7 }] } : { status: 500, body: {} },
    );
    const event = await readEvent('7');
    if (!event) throw new Error('the host has no event');
    await expect(isEventOf(event, user.id)).rejects.toThrow();
  });
});

const words = (longest: number) =>
  fc
    .string({ minLength: 1, maxLength: longest, unit: 'grapheme' })
    .filter((text) => text.trim() !== '' && text.length <= longest);

const anyWire = fc
  .record({
    id: fc.oneof(fc.uuid(), fc.integer({ min: 1 })),
    title: words(EVENT_LIMITS.title),
    description: words(300),
    address: words(EVENT_LIMITS.address),
    category: fc.constantFrom(...EVENT_CATEGORIES),
    country: fc.constantFrom(...COUNTRIES),
    community_id: fc.integer({ min: 1, max: 6 }),
    start: fc.integer({ min: Date.UTC(2000, 0, 3), max: Date.UTC(2100, 11, 1) }),
    lasts: fc.integer({ min: MINUTE_MS, max: 7 * DAY_MS }),
    timezone: fc.constantFrom(...listTimeZones()),
    minor: fc.option(fc.integer({ min: 0, max: EVENT_LIMITS.ticketPrice * 100 }), { nil: null }),
    link: fc.option(fc.webUrl({ withQueryParameters: true }), { nil: null }),
    organizer_id: fc.integer({ min: 1, max: 99 }),
    city_id: fc.integer({ min: 1, max: 99 }),
    is_featured: fc.boolean(),
  })
  .map(({ country, start, lasts, minor, link, ...kept }) => ({
    ...kept,
    start_date: new Date(start).toISOString(),
    end_date: new Date(start + lasts).toISOString(),
    ticket_required: minor !== null,
    ticket_price: (minor ?? 0) / 100,
    ticket_currency: minor === null ? '' : country.currency,
    requires_booking: minor !== null && link !== null,
    booking_link: minor !== null && link !== null ? link : '',
    country_iso: country.iso,
    image_url: POSTER,
    user_id: user.id,
  }));

it('EVF-031 PC-029 any event that is opened and saved stays the same event', async () => {
  await fc.assert(
    fc.asyncProperty(anyWire, async (wire) => {
      const { body } = await edit(wire, wire.timezone);
      const { title, description, address } = wire;
      expect(body).toEqual({
        ...wire,
        title: title.trim(),
        description: description.trim(),
        address: address.trim(),
      });
    }),
    histories(100),
  );
});
