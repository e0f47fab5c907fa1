import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BackendProcess, startBackendProcess } from '@/backend/testing/backend-process';
import { PAGES } from '@/lib/shared/url/pages';
import { EVENT_CHOICES, FIND_CHOICES } from '@/lib/shared/url/shared-pages';
import { createTestDatabase, type TestDatabase } from '@/test/database';
import { IS_LONG } from '@/test/long';
import { type SiteProcess, startSiteProcess } from '@/test/processes/site-process';

const BACKEND_TOKEN = 'token-of-this-test';
const NUL = '%00';
/** Half of a character, a byte that begins none, and two that are no code at all. */
const UNREADABLE = ['%ED%A0%80', '%ff', '%zz', '%'];
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

/**
 * Each query alone, since a page may stop at the first thing that it cannot read. All in a long run,
 * otherwise a third of them with one odd text, others for each address than for its neighbour.
 */
function queriesOf(path: string, place: number): readonly string[] {
  const all = path.startsWith('/find') ? FIND_CHOICES : path === '/whats-on' ? EVENT_CHOICES : KEYS;
  return IS_LONG ? all : all.filter((_, at) => at % 3 === place % 3);
}

const oddOf = (place: number) =>
  IS_LONG ? UNREADABLE : UNREADABLE.slice(place % UNREADABLE.length).slice(0, 1);

it.each(PAGES.map(({ path }, place) => [path, place] as const))(
  '%s never fails over what nobody can read',
  async (path, first) => {
    const plain = path.replaceAll(/\{\w+\}/g, '7');
    const withOdd = queriesOf(path, first).map(
      (key) => (odd: string) => `${plain}?${key}=a${odd}b`,
    );
    if (plain !== path) withOdd.push((odd) => path.replaceAll(/\{\w+\}/g, `a${odd}b`));
    const failed: string[] = [];
    for (const [place, addressOf] of withOdd.entries()) {
      for (const odd of [NUL, ...oddOf(first + place)]) {
        const address = addressOf(odd);
        const { status, body } = await fetch(site.url + address, { redirect: 'manual' });
        await body?.cancel();
        if (status >= 500 || (odd === NUL && status !== 400)) failed.push(`${status} ${address}`);
      }
    }
    expect(failed).toEqual([]);
  },
);
