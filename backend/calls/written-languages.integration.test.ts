import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedAccount } from '@/backend/db/seed';
import { decide } from '@/backend/testing/decide';
import { sampleAccount } from '@/backend/testing/sample-account';
import { sampleEventPayload } from '@/backend/testing/sample-event-payload';
import { sendJson } from '@/backend/testing/send-json';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';
import { WireService } from '@/lib/server/host/documented/services';
import { host } from '@/lib/shared/contract/host';
import type { ServicePayload } from '@/lib/shared/contract/services';
import { samplePayload } from '@/test/sample-service';

const NOW = Date.UTC(2027, 0, 4, 8);

let backend: TestBackend;
let userId: string;
beforeAll(async () => {
  backend = await startTestBackend(NOW);
  const provider = sampleAccount();
  userId = provider.userId;
  await seedAccount(backend.db, provider);
});
afterAll(() => backend.stop());

const TAILOR = {
  name: 'Needle & Thread',
  description: 'Hems, zips and wedding dresses.',
  language: 'en',
  speaks: ['en', 'ar'] as ServicePayload['speaks'],
  secondLanguage: 'ar',
  secondDescription: 'تقصير وسحابات وفساتين زفاف.',
};

async function open(overrides: Partial<ServicePayload>): Promise<string> {
  const body = samplePayload({ userId, ...overrides });
  const { json } = await sendJson(backend, 'POST', '/serviceProviders?hostCountry=MT', body);
  const { id } = (json as { data: { id: string } }).data;
  await decide(backend.db, { id, action: 'approve' }, NOW);
  return id;
}

const read = async (id: string) =>
  (await backend.call(`/serviceProviders/details?id=${id}&hostCountry=MT`)).json;

async function search(query: Record<string, string>) {
  const asked = new URLSearchParams({ hostCountry: 'MT', ...query });
  const { json } = await backend.call(`/${host.searchServices.path}?${asked}`);
  return host.searchServices.answer.parse(json);
}

const namesOf = ({ results }: Awaited<ReturnType<typeof search>>) =>
  results.map((service) => service?.name);

describe('a service', () => {
  let id: string;
  beforeAll(async () => {
    id = await open({ ...TAILOR, profileImageUrl: 'https://assets.example/needle.webp' });
    await open({
      name: 'Steam and Iron',
      description: 'Shirts.',
      speaks: ['uk'],
      secondLanguage: '',
      secondDescription: '',
      profileImageUrl: 'https://assets.example/iron.webp',
    });
  });

  test('keeps in which language it is written, what is spoken, and its second text', async () => {
    expect(await read(id)).toMatchObject({
      language: 'en',
      speaks: ['en', 'ar'],
      second_language: 'ar',
      second_description: TAILOR.secondDescription,
    });
    expect(WireService.parse(await read(id))).toMatchObject(TAILOR);
  });

  test('keeps them in an edit that does not have them', async () => {
    const { language, speaks, secondLanguage, secondDescription, ...edit } = samplePayload({
      userId,
      ...TAILOR,
    });
    const path = `/serviceProviders/${id}?hostCountry=MT`;
    expect((await sendJson(backend, 'PUT', path, edit)).status).toBe(200);
    expect(WireService.parse(await read(id))).toMatchObject(TAILOR);
    const none = { ...edit, language: '', speaks: [], secondLanguage: '', secondDescription: '' };
    await sendJson(backend, 'PUT', path, none);
    expect(await read(id)).toMatchObject({ language: null, speaks: [], second_language: null });
    await sendJson(backend, 'PUT', path, { ...edit, ...TAILOR });
  });

  test.each([{ language: 'xx' }, { secondLanguage: 'english' }, { speaks: ['en', 'nobody'] }])(
    'is refused with %j',
    async (wrong) => {
      const body = { ...samplePayload({ userId, ...TAILOR }), ...wrong };
      const answer = await sendJson(backend, 'PUT', `/serviceProviders/${id}?hostCountry=MT`, body);
      expect(answer).toMatchObject({ status: 422, json: { code: 'invalid' } });
    },
  );

  test('is found by a language that is spoken there, alone and with words', async () => {
    expect(namesOf(await search({ speaks: 'uk' }))).toEqual(['Steam and Iron']);
    expect(namesOf(await search({ speaks: 'ar' }))).toEqual([TAILOR.name]);
    expect(namesOf(await search({ speaks: 'fr' }))).toEqual([]);
    expect((await search({ speaks: 'uk', q: 'needle' })).total).toBe(0);
    expect((await search({ speaks: 'ar', q: 'needle' })).total).toBe(1);
    const { total, facets } = await search({});
    expect(total).toBe(2);
    expect(facets.languages).toEqual(['ar', 'en', 'uk']);
    expect(facets.categories).toEqual([{ id: 2, count: 2 }]);
  });

  test('is found by the words of its second language, those of its items among them', async () => {
    const { rows } = await backend.db.execute(
      sql`select terms::text from service_words where service_id = ${id}`,
    );
    expect(rows[0]?.terms).toContain('~زفاف');
    const item = { name: 'Hem', secondLanguage: 'ar', secondName: 'تقصير البنطلون', price: 8 };
    const path = `/serviceItems?providerId=${id}`;
    expect((await sendJson(backend, 'POST', path, item)).status).toBe(201);
    expect(namesOf(await search({ q: 'البنطلون' }))).toEqual([TAILOR.name]);
    expect((await backend.call(path)).json).toMatchObject([
      { name: 'Hem', second_language: 'ar', second_name: 'تقصير البنطلون', language: null },
    ]);
  });
});

test('an event keeps in which language it is written', async () => {
  const body = { ...sampleEventPayload({ user_id: userId }), language: 'mt' };
  const { json } = await sendJson(backend, 'POST', '/events?hostCountry=MT', body);
  const { id } = (json as { data: { id: string } }).data;
  const path = `/events?eventId=${id}&hostCountry=MT`;
  expect((await backend.call(path)).json).toMatchObject({ language: 'mt' });
  const { language, ...edit } = body;
  await sendJson(backend, 'POST', path, { ...edit, id });
  expect((await backend.call(path)).json).toMatchObject({ language: 'mt' });
});
