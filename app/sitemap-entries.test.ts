import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startRecordingHost } from '@/test/recording-host';
import { SITE_URL, stubWebEnv } from '@/test/web-env';
import { listSitemapEntries } from './sitemap-entries';

vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));

let host: Awaited<ReturnType<typeof startRecordingHost>>;
beforeAll(async () => {
  host = await startRecordingHost();
  stubWebEnv(host.url);
});
afterAll(() => host.close());

test('the sitemap names slates that a foreign service lists, and nothing that is no id or date', async () => {
  const slates = [
    { id: 7, updated_at: '2026-11-20 09:00:00.123456' },
    { id: 'a1', updated_at: '</lastmod></url><url><loc>https://evil.example</loc>' },
    { id: 'a2' },
    { id: null, updated_at: '2026-11-20T09:00:00Z' },
    { id: '<loc>', updated_at: '2026-11-20T09:00:00Z' },
  ];
  host.answer(({ url }) => (url.startsWith('/publicSlates') ? { body: slates } : { status: 404 }));
  const entries = (await listSitemapEntries()).filter(({ url }) => url.includes('/slates/'));
  expect(entries).toEqual([
    { url: `${SITE_URL}/slates/7`, lastModified: '2026-11-20T09:00:00.000Z' },
    { url: `${SITE_URL}/slates/a1` },
    { url: `${SITE_URL}/slates/a2` },
  ]);
});
