import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BackendProcess, startBackendProcess } from '@/backend/testing/backend-process';
import { PAGES } from '@/lib/url/pages';
import { EVENT_CHOICES, FIND_CHOICES } from '@/lib/url/shared-pages';
import { createTestDatabase, type TestDatabase } from '@/test/database';
import { type SiteProcess, startSiteProcess } from '@/test/processes/site-process';

const BACKEND_TOKEN = 'token-of-this-test';
/** NUL, half of a character, a byte that begins none, and two that are no code at all. */
const ODD = ['%00', '%ED%A0%80', '%ff', '%zz', '%'];
const KEYS = [
  'id',
  'providerId',
  'settlnProviderId',
  'serviceItems',
  'startTime',
  'origin',
  'offset',
  'date',
  'tab',
  'token',
];

let database: TestDatabase;
let backend: BackendProcess;
let site: SiteProcess;

beforeAll(async () => {
  database = await createTestDatabase();
  backend = await startBackendProcess({ DATABASE_URL: database.url, BACKEND_TOKEN });
  site = await startSiteProcess(backend.url, { BACKEND_TOKEN });
});
afterAll(async () => {
  site.child.kill('SIGKILL');
  await site.ended;
  await backend.stop('SIGTERM');
  await database.drop();
});

/** Each query alone, since a page may stop at the first thing that it cannot read. */
function queriesOf(path: string): string[] {
  if (path.startsWith('/find')) return FIND_CHOICES;
  if (path === '/whats-on') return EVENT_CHOICES;
  return KEYS;
}

it.each(PAGES.map(({ path }) => path))('%s never fails over what nobody can read', async (path) => {
  const failed: string[] = [];
  for (const odd of ODD) {
    const plain = path.replaceAll(/\{\w+\}/g, '7');
    const addresses = queriesOf(path).map((key) => `${plain}?${key}=a${odd}b`);
    if (plain !== path) addresses.push(path.replaceAll(/\{\w+\}/g, `a${odd}b`));
    for (const address of addresses) {
      const { status, body } = await fetch(site.url + address, { redirect: 'manual' });
      await body?.cancel();
      if (status >= 500 || (odd === '%00' && status !== 400)) failed.push(`${status} ${address}`);
    }
  }
  expect(failed).toEqual([]);
});
