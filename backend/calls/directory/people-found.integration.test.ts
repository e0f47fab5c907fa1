import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { people } from '@/backend/db/account-schema';
import { serviceItems } from '@/backend/db/schema';
import { seedAccount } from '@/backend/db/seed';
import { readSearchWords } from '@/backend/search/keep-search';
import { sampleAccount, sampleService } from '@/backend/testing/sample-account';
import { searchServices } from '@/backend/testing/search-services';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';

let backend: TestBackend;
let accountId = 0;
const SALON = 'Locs and Lines';
const TAILOR = 'Ankara Tailoring';
beforeAll(async () => {
  backend = await startTestBackend(Date.UTC(2027, 0, 4, 8));
  const items = [{ name: 'Starter locs', priceMinor: 5_000, durationMinutes: 60 }];
  const other = [{ name: 'Hem', priceMinor: 1_000, durationMinutes: 30 }];
  ({ accountId } = await seedAccount(
    backend.db,
    sampleAccount({
      name: 'Kingston',
      services: [
        sampleService({ name: SALON, items }),
        sampleService({ name: TAILOR, address: 'Marsa', items: other }),
      ],
      others: [
        { name: 'Marva Đukić', languages: [], sentence: '', skips: ['Hem'] },
        { name: 'Delroy', languages: [], sentence: '', skips: [] },
      ],
    }),
  ));
  await readSearchWords(backend.db);
});
afterAll(() => backend.stop());

const search = (q: string, more = {}) => searchServices(backend, { q, ...more });
const names = async (q: string) => (await search(q)).results.map(({ name }) => name).toSorted();
const change = (id: number, values: Partial<typeof people.$inferInsert>) =>
  backend.db
    .update(people)
    .set(values)
    .where(and(eq(people.accountId, accountId), eq(people.id, id)));

test('the name of a person finds the services of which they do something', async () => {
  expect(await names('Marva')).toEqual([SALON]);
  expect(await names('marva djukic')).toEqual([SALON]);
  expect(await names('Delroy')).toEqual([TAILOR, SALON]);
});

test('a new name is not corrected, though nobody is found with the rest', async () => {
  await change(2, { name: 'Marsha' });
  const { results, didYouMean } = await search('Marsha', { categoryId: '9' });
  expect({ results, didYouMean }).toEqual({ results: [], didYouMean: null });
  expect((await search('Marsha')).results).toHaveLength(2);
});

test('the words follow what somebody does', async () => {
  const hem = eq(serviceItems.name, 'Hem');
  await backend.db.update(serviceItems).set({ deletedAt: new Date() }).where(hem);
  expect(await names('Marsha')).toEqual([SALON]);
});

test('whoever leaves is not found, nor who then works alone', async () => {
  await change(1, { leftAt: new Date() });
  expect(await names('Marva Đukić')).toEqual([]);
  expect(await names('Marsha')).toEqual([SALON]);
  await change(2, { leftAt: new Date() });
  expect((await search('Marsha', { exact: 'true' })).results).toEqual([]);
});
