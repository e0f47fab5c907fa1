import { afterAll, beforeAll, expect, it } from 'vitest';
import { isOurs, noteNumber } from '@/lib/server/host/transport/host-number';
import { startRecordingHost } from '@/test/recording-host';
import { stubWebEnv } from '@/test/web-env';
import { sendReport } from './reports';

const REPORT = { kind: 'service', id: '5', reason: 'scam', text: '', email: '' } as const;

let host: Awaited<ReturnType<typeof startRecordingHost>>;
beforeAll(async () => {
  host = await startRecordingHost();
  stubWebEnv(host.url);
});
afterAll(() => host.close());

it.each([404, 405, 501])('says that a host which answers %i takes no reports', async (status) => {
  host.answer(() => ({ status, body: {} }));
  await expect(sendReport(REPORT)).rejects.toMatchObject({
    code: 'not_found',
    text: { key: 'noReports' },
  });
  expect(isOurs()).toBe(false);
});

it('passes on that the thing is gone', async () => {
  noteNumber(host.url, '1', true);
  host.answer(() => ({ status: 410, body: { code: 'gone', message: 'It is gone.' } }));
  await expect(sendReport(REPORT)).rejects.toMatchObject({
    code: 'gone',
    text: 'It is gone.',
  });
});
