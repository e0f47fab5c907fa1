import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY_MS } from '@/lib/time/units';
import { openPage } from '@/test/open-page';
import { startRecordingHost } from '@/test/recording-host';
import { SITE_URL, stubWebEnv } from '@/test/web-env';
import * as eventFile from './(files)/whats-on/[id]/event.ics/route';
import * as atom from './(files)/whats-on/feed.atom/route';
import * as calendar from './(files)/whats-on/feed.ics/route';
import * as communityPage from './[locale]/(site)/shared/communities/[slug]/page';
import * as communitiesPage from './[locale]/(site)/shared/communities/list/[span]/page';
import * as eventPage from './[locale]/(site)/shared/whats-on/[id]/page';
import * as listPage from './[locale]/(site)/whats-on/page';

const seen = vi.hoisted(() => ({ status: 200 }));
vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));
vi.mock('next/headers', () => ({ headers: async () => new Headers() }));
vi.mock('@/lib/http/page-status', () => {
  const note = (status: number) => {
    seen.status = status;
  };
  return { setPageStatus: note, noteCopyStatus: note };
});
vi.spyOn(console, 'warn').mockImplementation(() => {});

const START = Date.now() + 30 * DAY_MS;

const openEvent = (id: string) => {
  const props = { params: Promise.resolve({ id }) };
  return openPage(
    seen,
    () => eventPage.default(props),
    () => eventPage.generateMetadata(props),
  );
};
const openList = () =>
  openPage(
    seen,
    () => listPage.default({ searchParams: Promise.resolve({}) }),
    () => listPage.generateMetadata(),
  );
const ask = (route: { GET(request: Request): Promise<Response> }) =>
  route.GET(new Request(`${SITE_URL}/whats-on/feed`));
const askFile = (id: string) =>
  eventFile.GET(new Request(SITE_URL), { params: Promise.resolve({ id }) });

describe('events on a host that has the documented calls only', () => {
  const EVENT = {
    ...{ id: 7, title: 'Enkutatash', description: 'Coffee.', category: 'Festivals' },
    ...{ address: 'Canal Hall', community_id: 1, ticket_required: false, status: 'approved' },
    ...{ start_date: new Date(START).toISOString(), end_date: new Date(START).toISOString() },
  };
  let host: Awaited<ReturnType<typeof startRecordingHost>>;
  beforeAll(async () => {
    host = await startRecordingHost();
    stubWebEnv(host.url);
  });
  afterAll(() => host.close());
  beforeEach(() =>
    host.answer(({ url }) =>
      /^\/events\?.*eventId=7\b/.test(url) ? { body: { data: EVENT } } : { status: 404 },
    ),
  );

  it('have their page, without a list to lead to', async () => {
    const { status, text } = await openEvent('7');
    expect(status).toBe(200);
    expect(text).toContain('Enkutatash');
    expect(text).not.toMatch(/href="\/whats-on["?]/);
    const asked = new Set(host.asked.map(({ url }) => url));
    expect([...asked]).toEqual(['/events?eventId=7&hostCountry=MT']);
    expect((await askFile('7')).status).toBe(200);
    expect((await openEvent('8')).status).toBe(404);
  });

  it.each([404, 405, 501])('are not listed where the list answers %i', async (status) => {
    host.answer(() => ({ status }));
    expect((await openList()).status).toBe(404);
    const slug = { params: Promise.resolve({ slug: 'caribbean' }) };
    const pages = [() => communityPage.default(slug), () => communitiesPage.default()];
    for (const page of pages) expect((await openPage(seen, page, () => null)).status).toBe(404);
    expect((await ask(calendar)).status).toBe(404);
    expect((await ask(atom)).status).toBe(404);
  });

  it('are a 502 while the host is away', async () => {
    host.answer(() => ({ status: 503 }));
    expect((await openEvent('7')).status).toBe(502);
    expect((await openList()).status).toBe(502);
    expect((await ask(calendar)).status).toBe(502);
    expect((await askFile('7')).status).toBe(502);
  });
});
