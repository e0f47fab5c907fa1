import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { OWN_WORDS_TAG } from '@/lib/server/cache/entry';
import { noteNumber } from '@/lib/server/host/transport/host-number';
import { startRecordingHost } from '@/test/recording-host';
import { stubWebEnv } from '@/test/web-env';
import { isDirectoryOffered } from './directory/offered';
import { followDirectory } from './follow-directory';

vi.spyOn(console, 'warn').mockImplementation(() => {});

let host: Awaited<ReturnType<typeof startRecordingHost>>;
let ended = false;
let following: Promise<void>;
beforeAll(async () => {
  host = await startRecordingHost();
  stubWebEnv(host.url);
});
afterAll(async () => {
  ended = true;
  await following;
  await host.close();
});

test('a host counts as ours until it answers one documented call, and then as what it says', async () => {
  const answered = vi.fn().mockReturnValueOnce({ status: 503 }).mockReturnValue({ body: [] });
  host.answer(answered);
  const forgotten: string[][] = [];
  following = followDirectory(
    async (tags) => void forgotten.push(tags),
    () => ended,
  );
  expect([isDirectoryOffered(), forgotten]).toEqual([true, []]);
  await vi.waitFor(() => expect(isDirectoryOffered()).toBe(false), 10_000);
  await vi.waitFor(() => expect(forgotten).toEqual([[OWN_WORDS_TAG]]));
  expect(new Set(host.asked.map(({ url }) => url))).toEqual(
    new Set(['/serviceCategories/1/subcategories?hostCountry=MT']),
  );
  const { length } = host.asked;

  noteNumber(host.url, '1', true);
  await vi.waitFor(() => expect(isDirectoryOffered()).toBe(true), 5_000);
  await vi.waitFor(() => expect(forgotten).toHaveLength(2));
  expect(host.asked).toHaveLength(length);
}, 20_000);
