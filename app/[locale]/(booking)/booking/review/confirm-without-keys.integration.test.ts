import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isOurs } from '@/lib/server/host/transport/host-number';
import { startBookingHost } from '@/test/booking-host';
import { CASES, stubFetch, WAYS } from '@/test/confirm-presses';
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
  host = await startBookingHost({ keepsKeys: false });
  stubWebEnv(host.url);
  stubFetch();
});
afterAll(() => host.close());

describe.concurrent('REV-043: a host that does not know keys books once', () => {
  it.each(CASES)('when it $doubles, after $fault, $scripts', async (chosen) => {
    const calendar = host.open(chosen);
    const visitor = await chosen.visitor(calendar.id);
    const first = await visitor.press();
    expect(calendar.booked()).toBe(1);
    expect(isOurs()).toBe(false);
    if (chosen.fault === 'slow') {
      expect(first).toMatchObject({ path: expect.stringContaining('confirmed=') });
      return;
    }
    expect(first).toMatchObject({ state: { kind: 'unsettled' }, open: [{}] });

    const again = await visitor.press();
    expect(again).toMatchObject({ state: { kind: 'lost' }, open: [{}] });
    // Another telephone number makes another key, and still not another booking.
    expect(await visitor.press('+356 7700 0000')).toMatchObject({
      state: { kind: 'lost' },
      open: [{}],
    });
    expect(calendar.booked()).toBe(1);
    expect(calendar.asked()).toBe(1);
  });

  it.each(WAYS)('however often it is pressed at once, $scripts', async ({ visitor }) => {
    const calendar = host.open({ fault: 'slow', refusesDoubles: false });
    const person = await visitor(calendar.id);
    const presses = await Promise.all([person.press(), person.press(), person.press()]);
    expect(new Set(presses.map((press) => 'path' in press && press.path)).size).toBe(1);
    expect(await person.press()).toEqual(presses[0]);
    expect(calendar.booked()).toBe(1);
  });

  it.each(WAYS)('and is asked again while the time still shows as free, $scripts', async (way) => {
    const calendar = host.open({ fault: '502', refusesDoubles: true });
    const person = await way.visitor(calendar.id);
    await person.press();
    calendar.forget();
    expect(await person.press()).toMatchObject({ path: expect.stringContaining('confirmed=') });
    expect(calendar.booked()).toBe(1);
  });
});
