import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ApiResult } from '@/lib/shared/api/call-api';
import { sendInTurn } from './use-message';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const received: ApiResult<unknown> = { ok: true, answer: { received: true } };
const refused = (retryAfterSeconds?: number): ApiResult<unknown> => ({
  ok: false,
  code: 'too_many',
  message: 'Please wait a moment.',
  ...(retryAfterSeconds && { retryAfterSeconds }),
});

async function outcomeOf(...answers: ApiResult<unknown>[]) {
  const send = vi.fn(async () => answers.shift() ?? refused(5));
  const result = sendInTurn(send);
  await vi.runAllTimersAsync();
  return { result: await result, sends: send.mock.calls.length };
}

it('STAT-033: who is asked to wait a moment is received without doing anything', async () => {
  expect(await outcomeOf(refused(5), refused(5), received)).toEqual({ result: received, sends: 3 });
});

it('does not go on for ever', async () => {
  expect(await outcomeOf()).toEqual({ result: refused(5), sends: 6 });
});

it.each([[refused(3000)], [refused()], [received]])('does not wait after %j', async (answer) => {
  expect(await outcomeOf(answer)).toEqual({ result: answer, sends: 1 });
});
