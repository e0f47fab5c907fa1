import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '@/test/database';
import { killWhileMailFlies } from './mail-kills';

const KILLS = 10;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test(`${KILLS} kills of the backend while mail flies: none is lost, and none comes as another one`, {
  timeout: 400_000,
}, async () => {
  const audit = await killWhileMailFlies(database.url, KILLS);
  expect(audit).toMatchObject({ kills: KILLS, lost: 0, strange: 0 });
  // On a slow machine not every life of the backend is long enough for one.
  expect(audit.bookings).toBeGreaterThan(0);
  expect(audit.cutOff).toBeGreaterThan(0);
});
