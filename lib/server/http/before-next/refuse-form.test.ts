import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { LIMITS } from '@/lib/shared/domain/limits';
import { stubWebEnv } from '@/test/web-env';
import { refuseForm } from './refuse-form';

stubWebEnv('http://host.internal:4000/base');
beforeAll(() => {
  vi.useFakeTimers();
});
afterAll(() => {
  vi.useRealTimers();
});

const REVIEW = '/booking/review';
const send = (address: string | null, path = REVIEW, method = 'POST') =>
  refuseForm({ method, path, headers: address ? { 'x-forwarded-for': address } : {} }, 'en');

async function sendAllThat(address: string, path = REVIEW): Promise<void> {
  for (let n = 0; n < LIMITS.forms.most; n += 1) expect(await send(address, path)).toBeNull();
}

describe('RATE-1: forms that post to their page', () => {
  it('are refused beyond their limit with a page, for ten seconds, whoever says to have sent them before', async () => {
    await sendAllThat('192.0.2.1');
    const refused = await send('203.0.113.5, 192.0.2.1', '/booking/manage/a-token');
    expect(refused).toMatchObject({
      status: 429,
      says: 'tooMany',
      message: expect.stringMatching(/again in (?:a second|\d+ seconds)/),
    });
    const seconds = Number(refused?.headers?.['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(10);
    expect(await send('192.0.2.2')).toBeNull();
    vi.advanceTimersByTime(seconds * 1000);
    expect(await send('192.0.2.1')).toBeNull();
  });

  it('are counted without what pages and endpoints take otherwise, and close nothing else', async () => {
    for (let n = 0; n <= LIMITS.forms.most; n += 1) {
      expect(await send('192.0.2.3', REVIEW, 'OPTIONS')).toBeNull();
      expect(await send('192.0.2.3', '/api/bookings')).toBeNull();
      expect(await send('192.0.2.3', '/api/contact')).toBeNull();
    }
    await sendAllThat('192.0.2.3');
    expect((await send('192.0.2.3'))?.status).toBe(429);
    expect(await send('192.0.2.3', '/api/bookings')).toBeNull();
  });

  it('of a network share one count, and of nobody knows whom none', async () => {
    await sendAllThat('2001:db8:0:7::1');
    expect((await send('2001:db8:0:7::2'))?.status).toBe(429);
    for (let n = 0; n <= LIMITS.forms.most; n += 1) expect(await send(null)).toBeNull();
  });
});
