import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startBookingHost } from '@/test/booking-host';
import { stubFetch, WAYS } from '@/test/confirm-presses';
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

const SHORT = '+356 215 5000';
const ASKED = { state: { kind: 'phoneUnsure' }, open: [] };

describe.each(WAYS)('a telephone number of unusual length, $scripts', ({ visitor }) => {
  const open = () => host.open({ fault: '502', refusesDoubles: true });

  it('is a question before {host} is asked, and goes as it was typed once it is answered', async () => {
    const calendar = open();
    const person = await visitor(calendar.id);
    expect(await person.press(SHORT)).toMatchObject(ASKED);
    expect(await person.press(SHORT)).toMatchObject(ASKED);
    expect(calendar.asked()).toBe(0);
    await person.press(SHORT, SHORT);
    expect(calendar.asked()).toBe(1);
    expect(calendar.sent()).toEqual({
      settlnProviderId: Number(calendar.id),
      startTime: expect.any(String),
      serviceItems: [3],
      customerName: 'Ada Obi',
      customerPhone: SHORT,
    });
  });

  it('is asked about again when another number is typed', async () => {
    const calendar = open();
    const person = await visitor(calendar.id);
    expect(await person.press('2155 000', SHORT)).toMatchObject(ASKED);
    expect(calendar.asked()).toBe(0);
    await person.press('2155 0001', SHORT);
    expect(calendar.asked()).toBe(1);
  });
});
