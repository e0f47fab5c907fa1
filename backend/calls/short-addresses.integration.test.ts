import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedAccount } from '@/backend/db/seed';
import { deleteAccount } from '@/backend/privacy/erase-account';
import { sampleAccount, sampleService } from '@/backend/testing/sample-account';
import { sendJson } from '@/backend/testing/send-json';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';
import type { OwnAddresses } from '@/lib/shared/contract/short-addresses';
import { MOST_ADDRESSES } from './short-addresses';

const NOW = Date.UTC(2027, 0, 4, 8);
const NOBODY = '00000000-0000-4000-8000-000000000000';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend(NOW);
});
afterAll(() => backend.stop());

async function open(...names: string[]) {
  const services = names.map((name) =>
    sampleService({ name, address: '8, Triq Dimech, Sliema', categoryId: 2 }),
  );
  const seeded = await seedAccount(backend.db, sampleAccount({ services }));
  return { accountId: seeded.accountId, ids: seeded.services.map(({ id }) => id) };
}

async function openOne(name: string) {
  const { accountId, ids } = await open(name);
  return { accountId, id: ids[0] ?? '' };
}

async function choose(id: string, address: string) {
  const path = `/serviceProviders/${id}/shortAddress`;
  const { status, json } = await sendJson(backend, 'PUT', path, { address });
  return { status, json: json as OwnAddresses & { isTaken: boolean } };
}
const listed = async (id: string) =>
  (await backend.call(`/serviceProviders/${id}/shortAddresses`)).json as OwnAddresses;
const leadsTo = async (address: string) =>
  ((await backend.call(`/shortAddresses/${address}`)).json as { serviceId: string | null })
    .serviceId;

test('an address is chosen once it is free, and a former one leads on', async () => {
  const { id } = await openOne('Marija’s Chair');
  expect(await listed(id)).toEqual({
    address: null,
    former: [],
    ideas: ['marijas-chair', 'marijas-chair-sliema', 'marijas-chair-malta'],
  });
  expect((await choose(id, 'marijas-chair')).json).toMatchObject({
    address: 'marijas-chair',
    former: [],
    isTaken: false,
  });
  // At the same instant of the test's clock, and still the newer one.
  expect((await choose(id, 'marija')).json).toMatchObject({
    address: 'marija',
    former: ['marijas-chair'],
  });
  expect([await leadsTo('marija'), await leadsTo('marijas-chair')]).toEqual([id, id]);
  expect((await choose(id, 'marijas-chair')).json).toMatchObject({
    address: 'marijas-chair',
    former: ['marija'],
    isTaken: false,
  });
  expect(await leadsTo('nobodys-chair')).toBeNull();
});

test('a former address is not given to others either; they get ideas that are free', async () => {
  const [first, second] = [await openOne('Twin Cuts'), await openOne('Twin Cuts')];
  await choose(first.id, 'twin-cuts');
  await choose(first.id, 'twin-cuts-sliema');
  const { json } = await choose(second.id, 'twin-cuts');
  expect(json).toEqual({
    address: null,
    former: [],
    ideas: ['twin-cuts-malta', 'twin-cuts-beauty-and-fashion', 'twin-cuts-2'],
    isTaken: true,
  });
  expect(await leadsTo('twin-cuts')).toBe(first.id);
});

test('of many who choose one at once, one gets it', async () => {
  const shops = await Promise.all(Array.from({ length: 8 }, () => openOne('Rush')));
  const answers = await Promise.all(shops.map(({ id }) => choose(id, 'rush-hour')));
  expect(answers.map(({ status }) => status)).toEqual(shops.map(() => 200));
  const won = shops.filter((_, index) => !answers[index]?.json.isTaken);
  expect(won).toHaveLength(1);
  expect(await leadsTo('rush-hour')).toBe(won[0]?.id);
  const { rows } = await backend.db.execute(
    sql`select from short_addresses where address = 'rush-hour'`,
  );
  expect(rows).toHaveLength(1);
});

test('an account may choose two at once for one service, and one of them is its own', async () => {
  const { id } = await openOne('Two Windows');
  await Promise.all([choose(id, 'window-one'), choose(id, 'window-two')]);
  const { address, former } = await listed(id);
  expect([address, ...former].sort()).toEqual(['window-one', 'window-two']);
});

test('one of her other services keeps its address while it is there', async () => {
  const { ids } = await open('Salon', 'Academy');
  const [salon = '', academy = ''] = ids;
  await choose(salon, 'salon-academy');
  expect((await choose(academy, 'salon-academy')).json.isTaken).toBe(true);
  await sendJson(backend, 'DELETE', `/serviceProviders/${salon}?hostCountry=MT`);
  expect((await choose(academy, 'salon-academy')).json.isTaken).toBe(false);
  expect(await leadsTo('salon-academy')).toBe(academy);
  // To others it is taken for good.
  await sendJson(backend, 'DELETE', `/serviceProviders/${academy}?hostCountry=MT`);
  const stranger = await openOne('Stranger');
  expect((await choose(stranger.id, 'salon-academy')).json.isTaken).toBe(true);
});

test.each([
  ['ab', 'shortAddressForm'],
  ['Marija', 'shortAddressForm'],
  ['a--b', 'shortAddressForm'],
  ['settln-help', 'shortAddressReserved'],
  ['admin', 'shortAddressReserved'],
])('"%s" is refused', async (address) => {
  const { id } = await openOne('Refused');
  expect(await choose(id, address)).toMatchObject({
    status: 422,
    json: { code: 'invalid', fields: { address: expect.any(String) } },
  });
});

test('nobody keeps more names than they need, and goes back to one of them all the same', async () => {
  const { id } = await openOne('Collector');
  for (let n = 1; n <= MOST_ADDRESSES; n += 1) await choose(id, `collector-${n}`);
  expect((await choose(id, 'collector-more')).json).toMatchObject({ code: 'conflict' });
  expect((await choose(id, 'collector-3')).json).toMatchObject({ address: 'collector-3' });
  expect((await choose(NOBODY, 'for-nobody')).status).toBe(410);
});

test('after an erasure a name can be read nowhere, and is still nobody else’s', async () => {
  const gone = await openOne('Quimby Cuts');
  await choose(gone.id, 'quimby-cuts');
  await deleteAccount(backend.db, gone.accountId, NOW);
  const { rows } = await backend.db.execute<{ row: string }>(
    sql`select short_addresses::text as row from short_addresses where account_id is null`,
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.row).not.toMatch(/quimby/);
  expect(await leadsTo('quimby-cuts')).toBeNull();
  const other = await openOne('Quimby Cuts');
  expect((await choose(other.id, 'quimby-cuts')).json).toMatchObject({
    address: null,
    isTaken: true,
  });
  expect(await leadsTo('quimby-cuts')).toBeNull();
});

test('items stand in the order that was saved, new ones behind, and in no order of others', async () => {
  const items = ['Cut', 'Colour', 'Curls'].map((name) => ({ name }));
  const seeded = await seedAccount(
    backend.db,
    sampleAccount({ services: [sampleService({ items }), sampleService({ items })] }),
  );
  const [own, other] = seeded.services;
  const names = async (id = own?.id) =>
    ((await backend.call(`/serviceItems?providerId=${id}`)).json as { name: string }[]).map(
      ({ name }) => name,
    );
  const order = (ids: (number | undefined)[]) =>
    sendJson(backend, 'PUT', `/serviceProviders/${own?.id}/itemOrder`, {
      itemIds: ids.map(String),
    });
  const [cut, colour, curls] = own?.itemIds ?? [];
  const stranger = other?.itemIds[2];
  expect(await order([curls, stranger, cut, colour])).toMatchObject({ status: 200 });
  expect(await names()).toEqual(['Curls', 'Cut', 'Colour']);
  expect(await names(other?.id)).toEqual(['Cut', 'Colour', 'Curls']);
  await sendJson(backend, 'POST', `/serviceItems?providerId=${own?.id}`, { name: 'Advice' });
  expect(await names()).toEqual(['Curls', 'Cut', 'Colour', 'Advice']);
  // One that was added meanwhile is not named.
  await order([colour, curls, cut]);
  expect(await names()).toEqual(['Colour', 'Curls', 'Cut', 'Advice']);
  await Promise.all([order([cut, colour, curls]), order([curls, colour, cut])]);
  expect([
    ['Cut', 'Colour', 'Curls', 'Advice'],
    ['Curls', 'Colour', 'Cut', 'Advice'],
  ]).toContainEqual(await names());
});
