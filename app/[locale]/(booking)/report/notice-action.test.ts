import { expect, test, vi } from 'vitest';
import { HostError, UnsettledWrite } from '@/lib/server/host/transport/host-error';
import { sendReportFrom } from '@/lib/server/http/send-report-from';
import { AppError } from '@/lib/shared/errors';
import { postNotice } from './notice-action';

vi.mock('next/headers', () => ({ headers: async () => new Headers() }));
vi.mock('@/lib/server/http/action-locale', () => ({ actionLocale: () => 'en' }));
vi.mock('@/lib/server/http/posted-form', () => ({
  withinLimit: (_: string, act: () => Promise<unknown>) => act(),
}));
vi.mock('@/lib/server/http/send-report-from');

const BEFORE = { typed: null, problems: {}, failure: null, submits: 0 };

function noticeForm(): FormData {
  const form = new FormData();
  const fields = { kind: 'service', id: crypto.randomUUID(), reason: 'scam', text: 'They ask.' };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('isInGoodFaith', 'on');
  return form;
}

test.each([
  ['unsettled', new UnsettledWrite('timeout', 504)],
  ['failed', new HostError('status', 500)],
  ['gone', new AppError('gone', { key: 'nothingThere' })],
] as const)('a notice is %s where it is', async (failure, error) => {
  vi.mocked(sendReportFrom).mockRejectedValue(error);
  expect(await postNotice(BEFORE, noticeForm())).toMatchObject({ problems: {}, failure });
});
