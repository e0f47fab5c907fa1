import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { processWide } from '@/lib/server/process-wide';
import { OURS, startRecordingHost } from '@/test/recording-host';
import { stubWebEnv } from '@/test/web-env';
import { cannotStopMail, stopMailTo } from './stop-mail';

vi.spyOn(console, 'warn').mockImplementation(() => {});

let host: Awaited<ReturnType<typeof startRecordingHost>>;
beforeAll(async () => {
  host = await startRecordingHost();
  stubWebEnv(host.url);
});
afterAll(() => host.close());
beforeEach(() => processWide('host-numbers', () => new Map()).clear());

const named = OURS;

it.each([
  [true, 'stopped'],
  [false, 'unknown'],
] as const)('a host that stops mail and says %s: %s', async (stopped, outcome) => {
  host.answer(() => ({ headers: named, body: { stopped } }));
  expect(await stopMailTo('token')).toBe(outcome);
  expect(cannotStopMail()).toBe(false);
});

it('of a host without mail links it says that this is not offered, and sends no token there', async () => {
  expect(cannotStopMail()).toBe(false);
  host.answer(() => ({ body: [] }));
  expect(await stopMailTo('secret-token')).toBe('notOffered');
  expect(cannotStopMail()).toBe(true);
  expect(JSON.stringify(host.asked)).not.toContain('secret-token');
});

it('a host that fails may be asked again', async () => {
  host.answer(() => ({ status: 503, headers: named }));
  expect(await stopMailTo('token')).toBe('failed');
});

it('a token that cannot be sent is none', async () => {
  host.answer(() => ({ headers: named, body: { stopped: true } }));
  expect(await stopMailTo('x'.repeat(201))).toBe('unknown');
});
