import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { foundService, foundServices, listedEvents } from '@/test/directory-answers';
import { OURS, startRecordingHost } from '@/test/recording-host';
import { stubWebEnv } from '@/test/web-env';
import { findRelated } from './related';

vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));
vi.spyOn(console, 'warn').mockImplementation(() => {});

let host: Awaited<ReturnType<typeof startRecordingHost>>;
beforeAll(async () => {
  host = await startRecordingHost();
  stubWebEnv(host.url);
});
afterAll(() => host.close());

const NOTHING = { events: [], own: [], similar: [], categoryId: null };
const headers = OURS;
const EVENT = { id: 'e', title: 'Braids in the square', startsAt: Date.UTC(2030, 11, 6, 9) };
const newId = () => crypto.randomUUID();

/** A host with a directory, in which there are six services of the account and six similar ones. */
function answerFor(id: string, { status = 'Approved', own = 200 } = {}) {
  const six = (name: string) =>
    Array.from({ length: 6 }, (_, n) => foundService({ id: `${name} ${n}`, name }));
  host.answer(({ url }) => {
    const { pathname, searchParams } = new URL(url, 'http://host');
    if (pathname.endsWith('/settln-provider-id')) return { body: { settlnProviderId: 7 }, headers };
    if (pathname === '/publicEvents') return { body: listedEvents(EVENT), headers };
    if (pathname === '/publicServiceProviders/search') {
      const name = searchParams.has('similarTo') ? 'similar' : 'own';
      if (name === 'own' && own !== 200) return { status: own, headers };
      return { body: foundServices({ total: 6, results: six(name) }), headers };
    }
    return { body: { id, name: 'A chair', status, category_id: 2 }, headers };
  });
}

test('a host without a directory has nothing beside a service', async () => {
  host.answer(() => ({ body: { id: newId(), name: 'A chair', status: 'Approved' } }));
  expect(await findRelated(newId())).toEqual(NOTHING);
});

test('beside a public service stand what else its account has, and similar services', async () => {
  const id = newId();
  answerFor(id);
  const since = host.asked.length;
  const { events, own, similar, categoryId } = await findRelated(id);
  expect(events.map(({ title }) => title)).toEqual(['Braids in the square']);
  expect(own.map(({ name }) => name)).toEqual(['own', 'own', 'own', 'own']);
  expect(similar.map(({ name }) => name)).toEqual(Array(4).fill('similar'));
  expect(categoryId).toBe(2);
  const asked = host.asked.slice(since).map(({ url }) => new URL(url, 'http://host').searchParams);
  expect(asked.find((query) => query.has('exceptId'))?.get('accountId')).toBe('7');
  expect(asked.find((query) => query.has('exceptId'))?.get('exceptId')).toBe(id);
  expect(asked.find((query) => query.has('similarTo'))?.get('similarTo')).toBe(id);
});

test('what cannot be read is left out', async () => {
  const id = newId();
  answerFor(id, { own: 500 });
  expect(await findRelated(id)).toMatchObject({ own: [], events: [{ id: 'e' }] });
});

test('nothing stands beside a service that is not public', async () => {
  const id = newId();
  answerFor(id, { status: 'Pending' });
  expect(await findRelated(id)).toEqual(NOTHING);
});
