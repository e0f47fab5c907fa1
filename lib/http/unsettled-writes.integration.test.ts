import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { seedAccount } from '@/backend/db/seed';
import { sampleAccount, sampleService } from '@/backend/testing/sample-account';
import { lookFor, type SentWrite } from '@/components/unsettled/look-up';
import {
  eventFacts,
  itemFacts,
  type OwnThing,
  serviceFacts,
} from '@/lib/domain/listings/own-thing';
import { accountCalls } from '@/lib/http/calls/account';
import { eventsCalls } from '@/lib/http/calls/events';
import { servicesCalls } from '@/lib/http/calls/services';
import { ask, cookieOf, errorOf, startWorld, upload, type World } from '@/test/form-routes';
import { NO_LANGUAGES } from '@/test/no-languages';
import type { Handler } from './handle';

vi.mock('next/cache', () => ({
  unstable_cache: (read: () => unknown) => read,
  revalidateTag: () => {},
}));
vi.spyOn(console, 'warn').mockImplementation(() => {});

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterEach(() => world.lose(null));
afterAll(() => world.stop());

async function arrive() {
  const provider = sampleAccount({ services: [sampleService()] });
  const seeded = await seedAccount(world.backend.db, provider);
  const { userId } = provider;
  return { userId, id: seeded.services[0]?.id ?? '', cookie: await cookieOf(userId) };
}
type Owner = Awaited<ReturnType<typeof arrive>>;

async function listOf(handler: Handler, { cookie, id }: Owner): Promise<OwnThing[]> {
  const response = await ask(handler, { cookie, params: { id }, headers: {} });
  expect(response.status).toBe(200);
  return response.json();
}

async function expectUnsettled(response: Response) {
  expect(response.status).toBe(504);
  expect(await errorOf(response)).toMatchObject({ code: 'unsettled' });
}

const TEXT = {
  name: 'Habesha Kitchen',
  description: 'Injera ',
  address: 'Msida',
  countryIso: 'MT',
  phoneNumber: '+356 2100 0000',
  whatsappNumber: '',
  websiteUrl: 'habesha.example',
  communityId: '1',
  categoryId: '4',
};
const EVENT = {
  title: 'Enkutatash',
  description: 'Coffee.',
  language: 'en',
  category: 'Festivals',
  communityId: '1',
  address: 'Canal Hall',
  countryIso: 'GB',
  timeZone: 'Europe/London',
  startsAt: '2027-09-11T16:00',
  startsOccurrence: 'first' as const,
  endsAt: '2027-09-11T22:00',
  endsOccurrence: 'first' as const,
  isTicketRequired: 'yes' as const,
  ticketPrice: '12,5',
  isBookingRequired: 'yes' as const,
  bookingLink: 'tickets.example/e',
};
const ITEM = { name: ' Cut ', description: '', price: 12.5, durationMinutes: 30, ...NO_LANGUAGES };

const KINDS = {
  service: {
    calls: /^POST \/serviceProviders\?/,
    list: servicesCalls.listOwnServices,
    async write({ cookie, userId }: Owner) {
      const logoUrl = await upload(cookie);
      const { communityId, categoryId, ...text } = TEXT;
      const body = {
        ...text,
        userId,
        websiteUrl: `https://${text.websiteUrl}`,
        communities: [Number(communityId)],
        categoryId: Number(categoryId),
        subcategoryIds: [401],
        profileImageUrl: logoUrl,
        portfolioImages: [],
      };
      const sent = serviceFacts({
        text: TEXT,
        subcategoryIds: [401],
        speaks: [],
        logoUrl,
        photoUrls: [],
      });
      return { sent, response: await ask(servicesCalls.createService, { cookie, body }) };
    },
  },
  event: {
    calls: /^POST \/events\?/,
    list: eventsCalls.listOwnEvents,
    async write({ cookie, userId }: Owner) {
      const imageUrl = await upload(cookie, { kind: 'event' });
      const body = { ...EVENT, userId, imageUrl };
      const response = await ask(eventsCalls.createEvent, { cookie, body });
      return { sent: eventFacts(EVENT, imageUrl), response };
    },
  },
  item: {
    calls: /^POST \/serviceItems\?/,
    list: servicesCalls.listOwnItems,
    async write({ cookie, id }: Owner) {
      const response = await ask(servicesCalls.createServiceItem, {
        cookie,
        params: { id },
        body: ITEM,
      });
      return { sent: itemFacts({ ...ITEM, priceMinor: 1250 }), response };
    },
  },
} satisfies Record<string, { calls: RegExp; list: Handler; write: unknown }>;
const kinds = Object.keys(KINDS) as (keyof typeof KINDS)[];

describe.each(kinds)('a new %s whose answer is lost', (kind) => {
  const { calls, list, write } = KINDS[kind];

  it.each(['after', 'before'] as const)(
    'is unsettled, and found or not: %s it was made',
    async (when) => {
      const owner = await arrive();
      const known = (await listOf(list, owner)).map(({ id }) => id);
      world.lose(calls, when);
      const { sent, response } = await write(owner);
      await expectUnsettled(response);
      const now = { ok: true, answer: await listOf(list, owner) } as const;
      const isThere = when === 'after' ? 'done' : 'missing';
      for (const before of [known, null]) {
        const attempt: SentWrite = { kind: 'new', sent, known: before };
        expect(await lookFor([attempt], Promise.resolve(now))).toBe(isThere);
      }
    },
  );
});

describe('what is changed or deleted', () => {
  it('is seen in the list, whether the answer came or not', async () => {
    const owner = await arrive();
    const [before] = await listOf(servicesCalls.listOwnServices, owner);
    const start = { name: before?.name ?? '', fields: before?.fields ?? {} };
    const sent = { ...start, fields: { ...start.fields, phoneNumber: '+356 7700 1234' } };
    const edit: SentWrite = { kind: 'edit', id: owner.id, sent, start };
    const gone: SentWrite = { kind: 'delete', id: owner.id };
    const look = async (write: SentWrite) => {
      const answer = await listOf(servicesCalls.listOwnServices, owner);
      return lookFor([write], Promise.resolve({ ok: true, answer }));
    };
    expect([await look(edit), await look(gone)]).toEqual(['missing', 'missing']);

    const { communityId, categoryId, ...text } = TEXT;
    const body = {
      ...text,
      userId: owner.userId,
      websiteUrl: '',
      phoneNumber: '+356 7700 1234',
      communities: [Number(communityId)],
      categoryId: Number(categoryId),
      subcategoryIds: [401],
      portfolioImages: [],
      profileImageUrl: await upload(owner.cookie),
    };
    const asking = { cookie: owner.cookie, params: { id: owner.id } };
    world.lose(/^PUT/, 'after');
    await expectUnsettled(await ask(servicesCalls.updateService, { ...asking, body }));
    expect(await look(edit)).toBe('done');
    world.lose(/^DELETE/, 'after');
    await expectUnsettled(await ask(servicesCalls.deleteService, asking));
    expect(await look(gone)).toBe('done');
  });
});

describe('a registration whose answer is lost', () => {
  const body = {
    firstName: 'Almaz',
    lastName: 'Tesfaye',
    birthDate: '1990-01-31',
    email: 'almaz@mail.example',
    agreedToTerms: true,
  };

  it.each(['after', 'before'] as const)('is unsettled, and there or not: %s', async (when) => {
    const cookie = await cookieOf(`user-lost-${when}`);
    const isRegistered = async () =>
      (await (await ask(accountCalls.findOwnAccount, { cookie, headers: {} })).json()).isRegistered;
    expect(await isRegistered()).toBe(false);
    world.lose(/^POST \/settlnProviders/, when);
    await expectUnsettled(await ask(accountCalls.registerAccount, { cookie, body }));
    expect(await isRegistered()).toBe(when === 'after');
  });
});

describe('the lists that forms look at', () => {
  it('are their owner’s alone', async () => {
    const [owner, other] = [await arrive(), await arrive()];
    const lists = [
      servicesCalls.listOwnServices,
      eventsCalls.listOwnEvents,
      accountCalls.findOwnAccount,
    ];
    for (const list of lists) {
      expect((await ask(list, { headers: {} })).status).toBe(401);
    }
    const params = { id: owner.id };
    expect((await ask(servicesCalls.listOwnItems, { params, headers: {} })).status).toBe(401);
    const { cookie } = other;
    expect((await ask(servicesCalls.listOwnItems, { params, cookie, headers: {} })).status).toBe(
      403,
    );
    const listed = await listOf(servicesCalls.listOwnServices, other);
    expect(listed.map(({ id }) => id)).toEqual([other.id]);
  });

  it('are no empty lists when they cannot be read', async () => {
    const owner = await arrive();
    world.lose(/^GET \/(?:serviceProviders|events)\?/);
    for (const list of [servicesCalls.listOwnServices, eventsCalls.listOwnEvents]) {
      const response = await ask(list, { cookie: owner.cookie, headers: {} });
      expect(response.status).toBe(502);
    }
  });
});
