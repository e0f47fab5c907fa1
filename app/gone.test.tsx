import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY_MS } from '@/lib/shared/time/units';
import { foundService, foundServices, listedEvents } from '@/test/directory-answers';
import { openPage } from '@/test/pages/open-page';
import { openEvent } from '@/test/pages/public-events';
import { OURS, startRecordingHost } from '@/test/recording-host';
import { stubWebEnv } from '@/test/web-env';
import * as profilePage from './[locale]/(site)/shared/profile/[id]/page';

vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));
vi.mock('next/headers', () => ({ headers: async () => new Headers() }));
vi.mock('@/lib/server/http/page-status', () => import('@/test/pages/noted-status'));
vi.spyOn(console, 'warn').mockImplementation(() => {});

let host: Awaited<ReturnType<typeof startRecordingHost>>;
beforeAll(async () => {
  host = await startRecordingHost();
  stubWebEnv(host.url);
});
afterAll(() => host.close());

function openProfile(id: string) {
  const props = { params: Promise.resolve({ id }) };
  return openPage(() => profilePage.default(props));
}

const START = Date.now() + 3 * DAY_MS;
const found = (...names: string[]) =>
  foundServices({
    total: names.length,
    results: names.map((name) => foundService({ id: name, name })),
  });
const GONE = { name: 'Secret Salon', category_id: 2, community: 5, status: 'delisted' };

/** Answers by a part of their address; all else is not found. */
function offer(answers: Record<string, unknown>, headers: Record<string, string> = OURS) {
  host.answer(({ url }) => {
    const [, body] = Object.entries(answers).find(([part]) => url.includes(part)) ?? [];
    return body === undefined ? { headers, status: 404 } : { headers, body };
  });
}

describe('on a host without a directory', () => {
  it('what is gone leads to nothing that would have to be asked for', async () => {
    offer({ 'details?id=gone': { id: 'gone', ...GONE } }, {});
    const { status, text } = await openProfile('gone');
    expect([status, text.includes('Other providers')]).toEqual([404, false]);
    expect((await openEvent('gone')).status).toBe(404);
    expect(host.asked.filter(({ url }) => url.startsWith('/public'))).toEqual([]);
  });
});

describe('on a host with a directory', () => {
  const services = {
    'details?id=gone': { id: 'gone', ...GONE },
    'details?id=waits': { id: 'waits', ...GONE, status: 'pending' },
    'categoryId=2&communityId=5': found('Nearest'),
    'categoryId=2': found('Nearest', 'Of the category'),
    'publicServiceProviders/search': found('Anybody'),
  };
  beforeEach(() => offer(services));

  it('a provider who is gone leads to those of the same community and category', async () => {
    const { status, text } = await openProfile('gone');
    expect(status).toBe(404);
    expect(text).not.toContain('Secret');
    expect(text).toContain('Other providers in Beauty and Fashion');
    expect(text.indexOf('Nearest')).toBeLessThan(text.indexOf('Of the category'));
    expect(text).toContain('href="/find/beauty-and-fashion"');
    expect(text).not.toContain('Anybody');
  });

  it.each(['none', 'waits'])('one of whom nobody may know leads to any: %s', async (id) => {
    const { status, text } = await openProfile(id);
    expect(status).toBe(404);
    expect(text).toContain('Other providers');
    expect(text).toContain('Anybody');
    expect(text).not.toContain('Nearest');
  });

  it('the page stands while the search fails', async () => {
    offer({ 'details?id=gone': { id: 'gone', ...GONE } });
    const { status, text } = await openProfile('gone');
    expect([status, text.includes('Other providers')]).toEqual([404, false]);
    expect(text).toContain('Provider Not Found');
  });

  it('an event that is gone leads to those that are alike first', async () => {
    const gone = { id: 'gone', title: 'Secret', community_id: 5, status: 'delisted' };
    const time = {
      start_date: new Date(START).toISOString(),
      end_date: new Date(START).toISOString(),
    };
    offer({
      'eventId=gone': { ...gone, ...time },
      publicEvents: listedEvents(
        { id: '1', title: 'Evening 1', startsAt: START, communityId: 1, category: 'Charity' },
        { id: '2', title: 'Evening 2', startsAt: START, communityId: 5 },
      ),
    });
    const { status, text } = await openEvent('gone');
    expect(status).toBe(404);
    expect(text).not.toContain('Secret');
    expect(text).toContain('Other events');
    expect(text.indexOf('Evening 2')).toBeLessThan(text.indexOf('Evening 1'));
    expect((await openEvent('none')).text).toContain('Evening 1');
  });
});
