import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '@/backend/app';
import { sampleAccount, sampleService } from '@/backend/testing/sample-account';
import { createTestDatabase, type TestDatabase } from '@/test/database';
import { closeDatabase, type Database, openDatabase } from './client';
import { seedAccount } from './seed';
import { seedMember } from './seed-slates';

/*
 * A second database stands in for a replica that has fallen behind, which no real one would do on
 * request. The fleet's tests run on a real one.
 */
let primary: TestDatabase;
let behind: TestDatabase;
let db: Database;
const open: Database[] = [];

beforeAll(async () => {
  [primary, behind] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  db = openDatabase(primary.url, { readUrl: behind.url });
  open.push(db);
});
afterAll(async () => {
  await Promise.all(open.map(closeDatabase));
  await Promise.all([primary.drop(), behind.drop()]);
});

const read = async (from: Database, path: string) => {
  const app = createApp({ db: from, token: undefined, log: () => {} });
  const answer = await app.request(path);
  return { status: answer.status, json: await answer.json() };
};

const LIST = '/publicSlates?limit=10&offset=0';
const hana = { name: 'Hana', slates: [{ text: 'New' }] };

it('answers public lists from the replica, and what owners change from the primary', async () => {
  const onReplica = openDatabase(behind.url);
  open.push(onReplica);
  await seedMember(onReplica, hana);
  expect((await read(db, LIST)).json).toHaveLength(1);
  const mine = sampleAccount({ services: [sampleService()] });
  const { services } = await seedAccount(db, mine);
  const detail = await read(db, `/serviceProviders/details?id=${services[0]?.id}&hostCountry=MT`);
  expect(detail.status).toBe(200);
});

it('asks the primary for what the replica does not know yet', async () => {
  const { slateIds } = await seedMember(db, hana);
  expect(await read(db, `/slates/${slateIds[0]}`)).toMatchObject({
    status: 200,
    json: { text: 'New' },
  });
  expect((await read(db, `/slates/${randomUUID()}`)).status).toBe(404);
});

it('asks the primary while the replica does not answer', async () => {
  const alone = openDatabase(primary.url, { readUrl: 'postgres://nobody@127.0.0.1:1/none' });
  open.push(alone);
  for (let count = 0; count < 3; count += 1) {
    expect((await read(alone, LIST)).json).toHaveLength(1);
  }
  expect(alone.replica?.restsUntil).toBeGreaterThan(Date.now());
});
