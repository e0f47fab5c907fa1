import { afterAll, beforeAll, expect, it } from 'vitest';
import { startRecordingHost } from '@/test/recording-host';
import { stubWebEnv } from '@/test/web-env';
import { findStatement } from './appeals';
import { noteExtensions } from './transport/host-extensions';

let host: Awaited<ReturnType<typeof startRecordingHost>>;
beforeAll(async () => {
  host = await startRecordingHost();
  stubWebEnv(host.url);
  noteExtensions(host.url, 'appeals', true);
});
afterAll(() => host.close());

const about = (kind: string, action: string, number: number) => ({
  kind,
  action,
  number,
  subjectId: 's1',
  token: `t${number}`,
});
const suspended = about('account', 'suspend', 1);

it.each([
  [[], null],
  [[suspended], 'account'],
  [[about('service', 'takeDown', 2), suspended], 'service'],
  [[about('service', 'ask', 2), suspended], 'account'],
  [[about('service', 'ask', 2)], 'service'],
  [[about('event', 'takeDown', 2)], null],
])('finds what hides a service: of %j that about its %s', async (statements, kind) => {
  host.answer(() => ({ body: { statements }, headers: { 'settln-extensions': 'appeals' } }));
  const found = await findStatement('owner', { kind: 'service', id: 's1' });
  expect(found?.kind ?? null).toBe(kind);
});
