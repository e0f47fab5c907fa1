import type { ReactNode } from 'react';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { noteNumber } from '@/lib/server/host/transport/host-number';
import type { SearchParams } from '@/lib/shared/url/search-params';
import { answered } from '@/test/pages/noted-status';
import { startRecordingHost } from '@/test/recording-host';
import { renderPage } from '@/test/render-page';
import { stubWebEnv } from '@/test/web-env';
import * as findPage from './[locale]/(site)/find/page';
import * as copy from './[locale]/(site)/shared/find/[category]/[community]/page';

vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));
vi.mock('@/lib/server/http/page-status', () => import('@/test/pages/noted-status'));

let host: Awaited<ReturnType<typeof startRecordingHost>>;
beforeAll(async () => {
  host = await startRecordingHost();
  stubWebEnv(host.url);
});
afterAll(() => host.close());
const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
beforeEach(() => warned.mockClear());

const propsOf = (query: SearchParams) => ({
  params: Promise.resolve({}),
  searchParams: Promise.resolve(query),
});
const ofCopy = { params: Promise.resolve({ category: '-', community: '-' }) };

async function isMissing(page: Promise<ReactNode>): Promise<boolean> {
  answered.status = 200;
  const html = await renderPage(await page);
  return answered.status === 404 && html.includes('We could not find this page.');
}

test.each([404, 405, 501])('a host without a directory has no such page (%i)', async (status) => {
  host.answer(() => ({ status }));
  expect(await isMissing(findPage.default(propsOf({})))).toBe(true);
  expect(await isMissing(findPage.default(propsOf({ q: 'rice' })))).toBe(true);
  expect(await isMissing(copy.default(ofCopy))).toBe(true);
});

test('where the host fails, the page says 502 and what was chosen stays', async () => {
  noteNumber(host.url, '1', true);
  host.answer(() => ({ status: 500 }));
  const props = propsOf({ q: 'rice', place: '20' });
  const html = await renderPage(await findPage.default(props));
  expect(answered.status).toBe(502);
  expect(html).toContain('Unable to Load Services');
  expect(html).toContain('value="rice"');
  expect(html).toContain('Gżira, remove');
  expect(await findPage.generateMetadata(props)).toMatchObject({ robots: { index: false } });
});

test('what was typed is not in the log, where the failure is', async () => {
  host.answer(() => ({ status: 500 }));
  await renderPage(await findPage.default(propsOf({ q: 'divorce lawyer' })));
  const lines = JSON.stringify(warned.mock.calls);
  expect(lines).toContain('publicServiceProviders/search');
  expect(lines).not.toMatch(/divorce|lawyer/);
});

test('a copy for all notes that the host failed', async () => {
  answered.status = 200;
  host.answer(() => ({ status: 503 }));
  await renderPage(await copy.default(ofCopy));
  expect(answered.status).toBe(502);
});
