import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteNumber } from '@/lib/server/host/transport/host-number';
import { DAY_MS } from '@/lib/shared/time/units';
import { openPage } from '@/test/pages/open-page';
import { askFeed, askFile, openCommunity, openEvent, openList } from '@/test/pages/public-events';
import { startRecordingHost } from '@/test/recording-host';
import { stubWebEnv } from '@/test/web-env';
import * as atom from './(files)/whats-on/feed.atom/route';
import * as calendar from './(files)/whats-on/feed.ics/route';
import * as communitiesPage from './[locale]/(site)/communities/page';

vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));
vi.mock('next/headers', () => ({ headers: async () => new Headers() }));
vi.mock('@/lib/server/http/page-status', () => import('@/test/pages/noted-status'));
vi.spyOn(console, 'warn').mockImplementation(() => {});

const START = Date.now() + 30 * DAY_MS;

describe('events on a host that has the documented calls only', () => {
  const EVENT = {
    id: 7,
    title: 'Enkutatash',
    description: 'Coffee.',
    category: 'Festivals',
    address: 'Canal Hall',
    community_id: 1,
    ticket_required: false,
    status: 'approved',
    start_date: new Date(START).toISOString(),
    end_date: new Date(START).toISOString(),
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
    const other = await openEvent('8');
    expect([other.status, other.text]).toEqual([
      404,
      expect.stringContaining('This event is not here'),
    ]);
    expect(other.head).toContain('Page not found | Settln');
  });

  it('have a picture for links to them, which their page names', async () => {
    const { head } = await openEvent('7');
    expect(head).toMatch(/"url":"https:\/\/settln\.example\/whats-on\/7\/card\?v=[\da-f]{12}"/);
    expect(head).toContain('"card":"summary_large_image"');
    const answer = await askFile('7', 'card');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toContain('public');
    const { format, width, height } = await sharp(await answer.arrayBuffer()).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
    expect((await askFile('8', 'card')).status).toBe(404);
  });

  it.each([404, 405, 501])('are not listed where the list answers %i', async (status) => {
    host.answer(() => ({ status }));
    for (const page of [
      await openList(),
      await openCommunity('caribbean'),
      await openPage(communitiesPage.default, communitiesPage.generateMetadata),
    ]) {
      expect(page).toMatchObject({
        status: 404,
        text: expect.stringContaining('We could not find this page'),
      });
      expect(page.head).toContain('Page not found | Settln');
    }
    expect((await askFeed(calendar)).status).toBe(404);
    expect((await askFeed(atom)).status).toBe(404);
  });

  it('have a page that is a 502 while the host is away', async () => {
    host.answer(() => ({ status: 503 }));
    expect((await openEvent('7')).status).toBe(502);
    for (const kind of ['event.ics', 'card'] as const) {
      const answer = await askFile('7', kind);
      expect(answer.status).toBe(502);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('have a list that is a 502 where the host once said that it is ours', async () => {
    noteNumber(host.url, '1', true);
    host.answer(() => ({ status: 503 }));
    expect((await openList()).status).toBe(502);
    expect((await askFeed(calendar)).status).toBe(502);
  });
});
