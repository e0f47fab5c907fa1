import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isOurs } from '@/lib/server/host/transport/host-number';
import { startBookingHost } from '@/test/booking-host';
import { CASES, stubFetch, visitorWithScripts } from '@/test/confirm-presses';
import { stubWebEnv } from '@/test/web-env';

vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));
vi.mock('next/headers', () => ({
  headers: async () => new Headers({ 'sec-fetch-site': 'same-origin' }),
  cookies: async () => ({ set: () => {} }),
}));
vi.mock('next/navigation', () => ({
  redirect: (path: string) => {
    throw Object.assign(new Error('redirected'), { path });
  },
}));
vi.spyOn(console, 'warn').mockImplementation(() => {});

let host: Awaited<ReturnType<typeof startBookingHost>>;

beforeAll(async () => {
  host = await startBookingHost({ keepsKeys: true });
  stubWebEnv(host.url);
  stubFetch();
});
afterAll(() => host.close());

describe.concurrent('REV-043: a host that keeps keys books once', () => {
  it.each(CASES)('when it $doubles, after $fault, $scripts', async (chosen) => {
    const calendar = host.open(chosen);
    const visitor = await chosen.visitor(calendar.id);
    const first = await visitor.press();
    expect(calendar.booked()).toBe(1);
    expect(isOurs()).toBe(true);
    if (!('path' in first)) expect(first).toMatchObject({ state: { kind: 'unsettled' } });
    if (chosen.fault === 'slow') expect(first).toHaveProperty('path');

    expect(await visitor.press()).toMatchObject({ path: expect.stringContaining('confirmed=') });
    expect(calendar.booked()).toBe(1);
  });

  it('finds the own booking although the details have changed since', async () => {
    const calendar = host.open({ fault: '500', refusesDoubles: true });
    const visitor = await visitorWithScripts(calendar.id);
    expect(await visitor.press()).toMatchObject({ state: { kind: 'unsettled' } });
    expect(await visitor.press('+356 7700 0000')).toHaveProperty('path');
    expect(calendar.booked()).toBe(1);
  });

  it('says of a time that is lost for sure that it is lost, and leaves nothing open', async () => {
    const calendar = host.open({ fault: '500', refusesDoubles: true });
    const somebody = await visitorWithScripts(calendar.id);
    await somebody.press();
    const visitor = await visitorWithScripts(calendar.id);
    expect(await visitor.press()).toMatchObject({
      state: { kind: 'lost', message: 'That time is taken.', nearestStarts: { length: 3 } },
      open: [],
    });
  });
});
