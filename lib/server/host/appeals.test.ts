import { afterAll, beforeAll, expect, it } from 'vitest';
import { noteNumber } from '@/lib/server/host/transport/host-number';
import { OURS, startRecordingHost } from '@/test/recording-host';
import { stubWebEnv } from '@/test/web-env';
import { findStatement } from './appeals';

let host: Awaited<ReturnType<typeof startRecordingHost>>;
beforeAll(async () => {
  host = await startRecordingHost();
  stubWebEnv(host.url);
  noteNumber(host.url, '1', true);
});
afterAll(() => host.close());

const about = (kind: string, action: string, number: number) => ({
  kind,
  action,
  number,
  subjectId: 's1',
  name: 'Crown',
  decidedAt: '2027-05-19T08:00:00.000Z',
  token: `t${number}`,
});
const suspended = about('account', 'suspend', 1);

it.each([
  [[], null, 'delisted'],
  [[suspended], 'account', 'delisted'],
  [[about('service', 'takeDown', 2), suspended], 'service', 'delisted'],
  [[about('service', 'takeDown', 2), suspended], 'account', 'pending'],
  [[about('service', 'takeDown', 2)], 'service', 'pending'],
  [[about('service', 'ask', 2), suspended], 'account', 'delisted'],
  [[about('service', 'ask', 2)], 'service', 'rejected'],
  [[about('event', 'takeDown', 2)], null, 'delisted'],
] as const)('finds what hides a service: of %j that about its %s (%s)', async (...row) => {
  const [statements, kind, status] = row;
  host.answer(() => ({ body: { statements }, headers: OURS }));
  const found = await findStatement('owner', { kind: 'service', id: 's1', status });
  expect(found?.kind ?? null).toBe(kind);
});
