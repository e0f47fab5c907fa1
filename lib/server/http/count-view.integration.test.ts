import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { seedAccount } from '@/backend/db/seed';
import { sampleAccount, sampleService } from '@/backend/testing/sample-account';
import { findAccount } from '@/lib/server/host/accounts';
import { host } from '@/lib/server/host/transport/rows';
import { siteCalls } from '@/lib/server/http/calls/site';
import { toFigure } from '@/lib/shared/domain/insight';
import { ask, cookieOf, startWorld, type World } from '@/test/form-routes';
import { startRecordingHost } from '@/test/recording-host';

// Copies of pages exist inside of Next's server only.
vi.mock('next/cache', () => ({
  unstable_cache: (read: () => unknown) => read,
  revalidateTag: () => {},
}));

const OWN_PAGE = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };

let world: World;
let provider: { accountId: number; serviceId: string; userId: string };
beforeAll(async () => {
  world = await startWorld();
  // What {host} offers is known after its first answer.
  await findAccount('somebody');
});
afterAll(() => world.stop());
beforeEach(async () => {
  const account = sampleAccount({ services: [sampleService()] });
  const { accountId, services } = await seedAccount(world.backend.db, account);
  provider = { accountId, serviceId: services[0]?.id ?? '', userId: account.userId };
  world.asked.length = 0;
});

async function look(headers: Record<string, string> = {}, cookie?: string): Promise<Response> {
  const body = { serviceId: provider.serviceId };
  return ask(siteCalls.countView, { headers: { ...OWN_PAGE, ...headers }, cookie, body });
}

async function countedViews(): Promise<number> {
  const query = `settlnProviderId=${provider.accountId}`;
  const answer = await world.backend.call(`/providerCalendar/insight?${query}`);
  return toFigure(host.getInsight.answer.parse(answer.json).views).recent;
}

describe('a look at a profile', () => {
  test('counts, and neither leaves a cookie nor tells {host} who looked', async () => {
    const visitor = { 'x-forwarded-for': '203.0.113.7', 'user-agent': 'Pixel 9', referer: 'x' };
    const answer = await look(visitor, await cookieOf('another-user'));
    expect(answer.status).toBe(202);
    expect(answer.headers.has('set-cookie')).toBe(false);
    expect(await countedViews()).toBe(1);
    const told = world.writes();
    expect(told.map(({ body }) => body)).toEqual([{ serviceId: provider.serviceId }]);
    expect(JSON.stringify(told)).not.toMatch(/203\.0\.113|Pixel|another-user/);
  });

  test('by its owner does not count', async () => {
    expect((await look({}, await cookieOf(provider.userId))).status).toBe(202);
    expect(world.writes()).toEqual([]);
    expect(await countedViews()).toBe(0);
  });

  test.each([
    ['not to be tracked', { dnt: '1' }],
    ['that nothing is shared', { 'sec-gpc': '1' }],
  ])('by a browser that asks %s does not count, scripts or not', async (_, wish) => {
    expect((await look(wish)).status).toBe(202);
    expect(world.asked).toEqual([]);
    expect(await countedViews()).toBe(0);
  });

  test('counts once an hour for each network and profile, however often it is repeated', async () => {
    const of = (address: string) => ({ 'x-forwarded-for': address });
    for (let n = 0; n < 50; n += 1) {
      expect((await look(of('203.0.113.20'))).status).toBe(202);
      expect((await look(of(`[2001:db8:5:6::${n + 1}]:${4000 + n}`))).status).toBe(202);
    }
    expect(await countedViews()).toBe(2);
    const { serviceId } = provider;
    provider.serviceId = serviceId.toUpperCase();
    await look(of('203.0.113.20'));
    expect(await countedViews()).toBe(2);
  });

  test('from a page of another site is refused', async () => {
    expect((await look({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect(await countedViews()).toBe(0);
  });
});

describe('where {host} is no help', () => {
  test('nobody notices that it fails', async () => {
    world.lose(/views/);
    expect((await look()).status).toBe(202);
    world.lose(null);
    expect(await countedViews()).toBe(0);
  });

  test('one that counts no views is never asked, and the address is none', async () => {
    const foreign = await startRecordingHost();
    foreign.answer(() => ({ body: [] }));
    vi.resetModules();
    vi.stubEnv('BACKEND_URL', foreign.url);
    const fresh = await import('@/lib/server/http/calls/site');
    const accounts = await import('@/lib/server/host/accounts');
    await accounts.findAccount('somebody');
    foreign.asked.length = 0;
    const body = { serviceId: provider.serviceId };
    expect((await ask(fresh.siteCalls.countView, { headers: OWN_PAGE, body })).status).toBe(404);
    expect(foreign.asked).toEqual([]);
    await foreign.close();
  });
});
