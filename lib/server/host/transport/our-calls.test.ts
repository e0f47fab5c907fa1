import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleEventPayload } from '@/backend/testing/sample-event-payload';
import { type HostRow, host } from '@/lib/server/host/transport/rows';
import { processWide } from '@/lib/server/process-wide';
import { HOST_HEADER, HOST_NUMBER } from '@/lib/shared/contract/endpoint';
import { EventPayload } from '@/lib/shared/contract/events';
import { withReader } from '@/lib/shared/process/reader-language';
import { MINUTE_MS } from '@/lib/shared/time/units';
import { OURS, startRecordingHost } from '@/test/recording-host';
import { samplePayload } from '@/test/sample-service';
import { stubWebEnv } from '@/test/web-env';
import { callHost } from './call-host';
import { UnsettledWrite } from './host-error';

vi.spyOn(console, 'warn').mockImplementation(() => {});

type Running = Awaited<ReturnType<typeof startRecordingHost>>;
let main: Running;
let network: Running;
beforeAll(async () => {
  [main, network] = await Promise.all([startRecordingHost(), startRecordingHost()]);
  stubWebEnv(main.url);
});
afterAll(() => Promise.all([main.close(), network.close()]));
beforeEach(() => {
  // A process that starts knows nothing.
  processWide('host-numbers', () => new Map()).clear();
  processWide('unanswered-number', () => new Map()).clear();
});

const FIRST = '/serviceCategories/1/subcategories?hostCountry=MT';
const REQUIREMENT = /^(?:CC|PC)-\d{3}\b/;
const rows = Object.entries<HostRow>(host);
const ours = rows.filter(([, row]) => row.since !== undefined);
const urls = ({ asked }: Running) => asked.map(({ method, url }) => `${method} ${url}`);

const listSlates = () => callHost(host.listPublicSlates, { query: { offset: 0, limit: 1 } });
const findNext = () =>
  callHost(host.findNextAvailable, {
    query: { calendarId: 7, startsAt: 0, durationMinutes: 30 },
  });
const stopMail = () => callHost(host.stopMail, { body: { token: 'secret-token' } });

describe('the rows of the contract', () => {
  it.each(rows)('%s is documented, or ours since a number that our backend says', (_, row) => {
    const { documented, since } = row;
    expect([documented, since].filter((one) => one !== undefined)).toHaveLength(1);
    if (documented !== undefined) expect(documented).toMatch(REQUIREMENT);
    const needed = [since ?? 1, ...Object.values(row.fieldsSince ?? {})];
    expect(needed.every((number) => number >= 1 && number <= HOST_NUMBER)).toBe(true);
  });
});

describe('the language of the reader', () => {
  const languages = () => main.asked.map(({ headers }) => headers['accept-language']);
  const readIn = (language: string) =>
    withReader(
      () => language,
      () => callHost(host.getService, { query: { id: '7', hostCountry: 'MT' } }),
    );

  it('is told to our backend', async () => {
    main.answer(() => ({ body: { id: 7, name: 'Ada' }, headers: OURS }));
    // Whose it is is not known yet.
    await readIn('mt');
    await readIn('mt');
    await readIn('en');
    expect(languages()).toEqual([undefined, 'mt', undefined]);
  });

  it('is nothing that another host hears of', async () => {
    main.answer(() => ({ body: { id: 7, name: 'Ada' } }));
    await readIn('mt');
    await readIn('mt');
    expect(languages()).toEqual([undefined, undefined]);
  });
});

describe('a host that says no number', () => {
  it.each(ours)('does not get %s, only the documented first question', async (_, row) => {
    main.answer(() => ({ body: [] }));
    // Whatever the input, nothing of it may be sent.
    const call = callHost(row, {} as never);
    await expect(call).rejects.toMatchObject({ kind: 'not_offered' });
    expect(urls(main)).toEqual([`GET ${FIRST}`]);
  });

  it('gets no question at all once it has answered anything', async () => {
    main.answer(() => ({ body: { id: 7, name: 'Ada' } }));
    await callHost(host.getService, { query: { id: '7', hostCountry: 'MT' } });
    for (const call of [listSlates, findNext, stopMail]) {
      await expect(call()).rejects.toMatchObject({ kind: 'not_offered' });
    }
    expect(main.asked).toHaveLength(1);
  });

  it.each([400, 404, 405, 422, 501])(
    'is asked at most once a minute while it answers %i without the header',
    async (status) => {
      main.answer(() => ({ status }));
      vi.useFakeTimers({ toFake: ['Date'] });
      for (let n = 0; n < 3; n += 1) {
        await expect(listSlates()).rejects.toMatchObject({ kind: 'not_offered' });
      }
      expect(urls(main)).toEqual([`GET ${FIRST}`]);
      vi.setSystemTime(Date.now() + MINUTE_MS);
      await expect(listSlates()).rejects.toMatchObject({ kind: 'not_offered' });
      vi.useRealTimers();
      expect(urls(main)).toEqual([`GET ${FIRST}`, `GET ${FIRST}`]);
    },
  );
});

const ITEM = {
  name: 'Cut',
  description: '',
  language: 'en',
  secondLanguage: 'mt',
  secondName: 'Qatgħa',
  secondDescription: 'Qasir.',
  priceMinor: 0,
  durationMinutes: 30,
};
const EVENT = EventPayload.parse(sampleEventPayload({ language: 'mt' }));

/** A call with every undocumented field of a documented row, and what of these is sent. */
const FIELDS: [keyof typeof host, Record<string, object>][] = [
  ['createService', { query: { hostCountry: 'MT' }, body: samplePayload() }],
  ['updateService', { params: { id: '7' }, query: { hostCountry: 'MT' }, body: samplePayload() }],
  [
    'listSlots',
    { query: { calendarId: 7, startsAt: 0, endsAt: 1, audience: 'provider', person: 1 } },
  ],
  [
    'setAvailability',
    { body: { calendarId: 7, startsAt: 0, endsAt: 900_000, status: 'available', person: 1 } },
  ],
  [
    'registerAccount',
    {
      query: { hostCountry: 'MT' },
      body: {
        user_id: '7',
        first_name: 'Ann',
        last_name: 'Lee',
        date_of_birth: '1990-02-28',
        email: 'ann@example.com',
        agreed_to_terms: true,
        terms_accepted_at: 0,
        trader: 'private',
        language: 'mt',
      },
    },
  ],
  ['findAccount', { query: { userId: '7', hostCountry: 'MT', network: 'of-the-provider' } }],
  ['listProviderBookings', { query: { calendarId: 7, startsAt: 0, endsAt: 1 } }],
  ['listServiceItems', { query: { serviceId: '7', userId: 'owner' } }],
  ['createServiceItem', { query: { serviceId: '7' }, body: ITEM }],
  ['updateServiceItem', { params: { itemId: '7' }, body: ITEM }],
  ['createEvent', { query: { hostCountry: 'MT' }, body: EVENT }],
  ['updateEvent', { query: { eventId: '7', hostCountry: 'MT' }, body: { ...EVENT, id: '7' } }],
  [
    'bookSlot',
    {
      body: {
        calendarId: 7,
        serviceItemId: '1',
        startsAt: 0,
        customerName: 'Ann',
        customerPhone: '+356 2100 0001',
        person: 1,
      },
    },
  ],
  [
    'cancelBooking',
    { body: { calendarId: 7, serviceItemId: '1', startsAt: 0, reason: 'Ill', person: 1 } },
  ],
  [
    'createBooking',
    {
      body: {
        calendarId: 7,
        startsAt: 0,
        itemIds: ['1'],
        customerName: 'Ann',
        customerPhone: '+356 2100 0001',
        timeZone: 'Europe/Malta',
        language: 'mt',
        person: 1,
        customerRemark: 'The bell is broken.',
        bookedByUserId: '7',
        network: 'of-the-customer',
      },
    },
  ],
];

describe('a field that the documents do not name', () => {
  it('is tested here for every documented call that has one', () => {
    const withFields = rows.filter(([, row]) => row.fieldsSince);
    expect(withFields.map(([name]) => name).sort()).toEqual(FIELDS.map(([name]) => name).sort());
  });

  it.each(FIELDS)('of %s is sent to our backend alone', async (name, input) => {
    const row: HostRow = host[name];
    const fields = Object.keys(row.fieldsSince ?? {});
    for (const headers of [{}, OURS]) {
      main.answer(({ url }) => ({ headers, body: url === FIRST ? [] : {} }));
      await callHost(host.listSubcategories, {
        params: { categoryId: '1' },
        query: { hostCountry: 'MT' },
      });
      // What comes back is of no interest here, nor is whether it can be read.
      await callHost(row, input as never).catch(() => {});
      const { url = '', body = '' } = main.asked.at(-1) ?? {};
      const { searchParams } = new URL(url, main.url);
      const sent = [...searchParams.keys(), ...Object.keys(body ? JSON.parse(body) : {})];
      const kept = fields.filter((field) => sent.includes(field));
      expect(kept).toEqual(headers === OURS ? fields : []);
    }
  });
});

describe('our backend', () => {
  it('is asked one documented question first, however many want to know', async () => {
    main.answer(({ url }) => ({
      headers: OURS,
      body: url === FIRST || url.startsWith('/publicSlates') ? [] : { startTime: null },
    }));
    await Promise.all([listSlates(), findNext(), findNext(), listSlates()]);
    const [first, ...others] = urls(main);
    expect(first).toBe(`GET ${FIRST}`);
    expect(others).toHaveLength(4);
    expect(others).not.toContain(first);
  });

  it('gets neither calls nor fields of a later number', async () => {
    main.answer(() => ({ headers: OURS, body: [] }));
    const later: HostRow = { ...host.stopMail, since: HOST_NUMBER + 1 };
    const call = callHost(later, { body: { token: 'secret-token' } } as never);
    await expect(call).rejects.toMatchObject({ kind: 'not_offered' });
    expect(urls(main)).toEqual([`GET ${FIRST}`]);
    const field: HostRow = { ...host.listServiceItems, fieldsSince: { userId: HOST_NUMBER + 1 } };
    await callHost(field, { query: { serviceId: '7', userId: 'owner' } } as never);
    expect(main.asked.at(-1)?.url).not.toContain('owner');
    main.answer(() => ({ headers: { [HOST_HEADER]: `${HOST_NUMBER + 1}` }, body: [] }));
    for (let n = 0; n < 2; n += 1) {
      await callHost(field, { query: { serviceId: '7', userId: 'owner' } } as never);
    }
    expect(main.asked.at(-1)?.url).toContain('owner');
  });

  it('is known by a refusal, too', async () => {
    main.answer(({ url }) =>
      url === FIRST ? { status: 500, headers: OURS } : { headers: OURS, body: { stopped: true } },
    );
    expect(await stopMail()).toEqual({ stopped: true });
  });
});

describe('a host that does not answer', () => {
  it.each([401, 403, 429, 500, 503])(
    'has failed (%i), and nothing was sent to it',
    async (status) => {
      main.answer(() => ({ status }));
      const failure = await stopMail().catch((error: unknown) => error);
      expect(failure).toMatchObject({ kind: 'status', status });
      expect(failure).not.toBeInstanceOf(UnsettledWrite);
      expect(main.asked.every(({ method }) => method === 'GET')).toBe(true);
      main.answer(() => ({ headers: OURS, body: { stopped: true } }));
      expect(await stopMail()).toEqual({ stopped: true });
    },
  );
});

it('a network service of its own is asked a question of its own, as the viewer', async () => {
  vi.stubEnv('NETWORK_URL', network.url);
  vi.stubEnv('NETWORK_TOKEN', 'viewer-token');
  vi.resetModules();
  const fresh = await import('./call-host');
  main.answer(() => ({ body: [] }));
  network.answer(() => ({ status: 404 }));
  const query = { offset: 0, limit: 1 };
  for (let n = 0; n < 2; n += 1) {
    const call = fresh.callHost(host.listPublicSlates, { query });
    await expect(call).rejects.toMatchObject({ kind: 'not_offered' });
  }
  expect(urls(network)).toEqual(['GET /slates/0']);
  expect(network.asked[0]?.headers.authorization).toBe('Bearer viewer-token');
  expect(main.asked).toHaveLength(0);
});
