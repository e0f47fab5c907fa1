import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { noteNumber } from '@/lib/server/host/transport/host-number';
import { OURS, startRecordingHost } from '@/test/recording-host';
import { stubWebEnv } from '@/test/web-env';
import { followDecisions } from './follow-decisions';

vi.spyOn(console, 'warn').mockImplementation(() => {});

let host: Awaited<ReturnType<typeof startRecordingHost>>;
let ended = false;
let following: Promise<void>;
const forgotten: string[][] = [];
const offering = { headers: OURS };

beforeAll(async () => {
  host = await startRecordingHost();
  stubWebEnv(host.url);
});
afterEach(async () => {
  ended = true;
  await following;
});
afterAll(() => host.close());

function follow() {
  [ended, forgotten.length] = [false, 0];
  following = followDecisions(
    async (tags) => void forgotten.push(tags),
    () => ended,
  );
}

it('never asks another host', async () => {
  noteNumber(host.url, undefined, true);
  follow();
  await new Promise((resolve) => setTimeout(resolve, 800));
  expect(host.asked).toEqual([]);
});

it('asks from the last decision on, forgets what was decided about, and outlives failures', async () => {
  let fails = true;
  host.answer(({ url }) => {
    const after = new URL(url, host.url).searchParams.get('after');
    if (after === null) return { ...offering, body: { latest: 7, decided: [] } };
    if (fails) {
      fails = false;
      return { ...offering, status: 500 };
    }
    const decided = [{ kind: 'service', id: 'A5000000-0000-4000-8000-000000000001' }];
    const isNews = after === '7';
    return { ...offering, body: { latest: 8, decided: isNews ? decided : [] } };
  });
  noteNumber(host.url, '1', true);
  follow();
  await vi.waitFor(() => expect(forgotten).toHaveLength(1), 5_000);
  const service = 'service:a5000000-0000-4000-8000-000000000001';
  expect(forgotten).toEqual([[service, 'services', 'events', 'slates']]);
  await vi.waitFor(() => {
    const queries = host.asked.map(({ url }) => new URL(url, host.url).search);
    expect(queries[0]).toBe('?waitSeconds=5');
    expect(queries.slice(1, 3)).toEqual(Array(2).fill('?after=7&waitSeconds=5'));
    expect(queries[3]).toBe('?after=8&waitSeconds=5');
  });
});
