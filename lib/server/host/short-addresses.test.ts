import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { processWide } from '@/lib/server/process-wide';
import { OURS, startRecordingHost } from '@/test/recording-host';
import { SITE_URL, stubWebEnv } from '@/test/web-env';
import { findShareUrl, findShortAddress } from './short-addresses';

const kept = new Map<string, unknown>();
vi.mock('next/cache', () => ({
  unstable_cache: (read: () => Promise<unknown>, keys: string[]) => async () => {
    const key = keys.join();
    if (!kept.has(key)) kept.set(key, await read());
    return kept.get(key);
  },
  revalidateTag: () => {},
}));
vi.spyOn(console, 'warn').mockImplementation(() => {});

let host: Awaited<ReturnType<typeof startRecordingHost>>;
beforeAll(async () => {
  host = await startRecordingHost({ isOurs: true });
  stubWebEnv(host.url);
});
afterAll(() => host.close());
beforeEach(() => {
  // A process that starts knows nothing.
  processWide('host-numbers', () => new Map()).clear();
  kept.clear();
});

test('an address leads on from the first request of a process, and those of digits are apart', async () => {
  host.answer(({ url }) => {
    const [, address] = /^\/shortAddresses\/(.+)$/.exec(url) ?? [];
    return { body: address ? { serviceId: `service-of-${address}` } : [] };
  });
  expect(await findShortAddress('0123')).toBe('service-of-0123');
  expect(await findShortAddress('123')).toBe('service-of-123');
  expect(await findShortAddress('Marijas-Chair')).toBe('service-of-marijas-chair');
  expect(await findShortAddress('../x')).toBeNull();
});

test('what is shared leads to the language of who shares it, with a short address and without', async () => {
  const headers = OURS;
  host.answer(({ url }) => ({
    headers,
    body: url.startsWith('/shortAddresses/')
      ? { serviceId: null }
      : { address: url.includes('/7/') ? 'marijas-chair' : null, former: [], ideas: [] },
  }));
  // Its answer names what the host offers.
  await findShortAddress('some-address');
  expect(await findShareUrl('7', 'en')).toBe(`${SITE_URL}/p/marijas-chair`);
  expect(await findShareUrl('7', 'ar')).toBe(`${SITE_URL}/ar/p/marijas-chair`);
  expect(await findShareUrl('8', 'ar')).toBe(`${SITE_URL}/ar/providerPage?id=8`);
});
