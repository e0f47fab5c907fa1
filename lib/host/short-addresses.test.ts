import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { processWide } from '@/lib/process-wide';
import { startRecordingHost } from '@/test/recording-host';
import { stubWebEnv } from '@/test/web-env';
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
let plain: typeof host;
beforeAll(async () => {
  [host, plain] = await Promise.all([
    startRecordingHost(['short-addresses']),
    startRecordingHost(),
  ]);
});
afterAll(() => Promise.all([host.close(), plain.close()]));
beforeEach(() => {
  // A process that starts knows nothing.
  processWide('extensions', () => new Map()).clear();
  kept.clear();
});

test('an address leads on from the first request of a process, and those of digits are apart', async () => {
  stubWebEnv(host.url);
  host.answer(({ url }) => {
    const [, address] = /^\/shortAddresses\/(.+)$/.exec(url) ?? [];
    return { body: address ? { serviceId: `service-of-${address}` } : [] };
  });
  expect(await findShortAddress('0123')).toBe('service-of-0123');
  expect(await findShortAddress('123')).toBe('service-of-123');
  expect(await findShortAddress('Marijas-Chair')).toBe('service-of-marijas-chair');
  expect(await findShortAddress('../x')).toBeNull();
});

test('a host without them is asked for none, and the profile is what is shared', async () => {
  stubWebEnv(plain.url);
  plain.answer(() => ({ body: [] }));
  expect(await findShortAddress('anitas-chair')).toBeNull();
  expect(await findShareUrl('7')).toBe(`${process.env.SITE_URL}/providerPage?id=7`);
  expect(plain.asked.some(({ url }) => url.includes('hortAddress'))).toBe(false);
});
