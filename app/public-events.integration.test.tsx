import type { Metadata } from 'next';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { seedAccount } from '@/backend/db/seed';
import { sampleAccount, sampleEvent, sampleService } from '@/backend/testing/sample-account';
import { LISTING_STATUSES } from '@/lib/shared/domain/listings/status';
import { textsFor } from '@/lib/shared/texts/catalogue';
import { DAY_MS, HOUR_MS } from '@/lib/shared/time/units';
import { readAtom } from '@/test/feeds/atom-feed';
import { readCalendar } from '@/test/feeds/icalendar';
import { startWorld, type World } from '@/test/form-routes';
import { askFeed, askFile, openCommunity, openEvent, openList } from '@/test/pages/public-events';
import { SITE_URL } from '@/test/web-env';
import * as atom from './(files)/whats-on/feed.atom/route';
import * as calendar from './(files)/whats-on/feed.ics/route';
import { generateMetadata as communityMetadata } from './[locale]/(site)/communities/[slug]/page';
import { generateMetadata as communitiesMetadata } from './[locale]/(site)/communities/page';
import { listSitemapPages } from './sitemap-pages';

vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));
vi.mock('next/headers', () => ({ headers: async () => new Headers() }));
vi.mock('@/lib/server/http/page-status', () => import('@/test/pages/noted-status'));
vi.spyOn(console, 'warn').mockImplementation(() => {});

const NOW = Date.now();
const START = Math.ceil(NOW / HOUR_MS) * HOUR_MS + 30 * DAY_MS;

describe('events on our backend', () => {
  let world: World;
  let ids: Record<string, string>;
  beforeAll(async () => {
    world = await startWorld();
    world.backend.clock.now = NOW;
    const event = (title: string, changes: object = {}) =>
      sampleEvent({
        id: crypto.randomUUID(),
        title,
        status: 'approved',
        communityId: 5,
        startsAt: new Date(START),
        endsAt: new Date(START + 3 * HOUR_MS),
        category: 'Festivals',
        ticketRequired: false,
        timezone: 'Europe/London',
        ...changes,
      });
    const events = [
      event('Tihar <lights> & more', { description: 'First line,\nsecond; line' }),
      event('Brass in Brixton', {
        communityId: 6,
        ticketRequired: true,
        ticketPriceMinor: 1850,
        ticketCurrency: 'GBP',
        requiresBooking: true,
        bookingLink: 'https://tickets.example/brass',
      }),
      event('A third evening', { category: 'Charity' }),
      event('Long ago', {
        startsAt: new Date(NOW - 3 * DAY_MS),
        endsAt: new Date(NOW - 2 * DAY_MS),
      }),
      event('Rained off', {
        communityId: 4,
        category: 'Sports Events',
        ticketRequired: true,
        requiresBooking: true,
        bookingLink: 'https://tickets.example/rain',
        cancellation: 'We meet\nin spring.',
      }),
      event('Rained off once', {
        category: 'Trade Shows',
        movedFrom: new Date(START - DAY_MS),
        changeWords: 'Bring\na coat.',
      }),
      event('In another hall', { category: 'Charity', changeWords: 'Upstairs.' }),
      ...LISTING_STATUSES.map((status) => event(`Of status ${status}`, { status })),
    ];
    await seedAccount(
      world.backend.db,
      sampleAccount({
        services: [sampleService({ status: 'approved', name: 'The organiser' })],
        events,
      }),
    );
    ids = Object.fromEntries(events.map(({ title, id }) => [title, id ?? '']));
  });
  afterAll(() => world.stop());

  const month = () => new Date(START).toISOString().slice(0, 7);

  it('are listed if they are approved and not over', async () => {
    const { status, head, text } = await openList({ when: month() });
    expect(status).toBe(200);
    expect(head).toContain('"index":false');
    expect(head).toContain(`"canonical":"${SITE_URL}/whats-on"`);
    expect(head).toContain(`"url":"${SITE_URL}/opengraph-image.png"`);
    for (const title of ['Brass in Brixton', 'A third evening', 'Of status approved']) {
      expect(text).toContain(title);
    }
    expect(text).toContain('"@type":"ItemList"');
    expect(text).not.toMatch(/Long ago|Of status (?:pending|rejected|delisted)/);
    const one = await openList({ when: month(), community: 'caribbean' });
    expect(one.text).toContain('Brass in Brixton');
    expect(one.text).not.toContain('A third evening');
    const none = await openList({ when: '2020-01-01', free: '1' });
    expect(none.text).toContain('No events fit your choice');
    expect((await openList({ when: '2020-01-01' })).text).toContain('No events on that day');
    expect(none.text).toContain('Show all events');
  });

  it('have a page that names their own clocks, ticket and organiser', async () => {
    const { status, head, text } = await openEvent(ids['Brass in Brixton'] ?? '');
    expect(status).toBe(200);
    expect(head).not.toContain('"index":false');
    for (const words of ['GBP 18.50', 'London time', 'The organiser', 'on tickets.example']) {
      expect(text.replaceAll('<!-- -->', '')).toContain(words);
    }
    expect(text).toMatch(/"startDate":"[\d-]+T[\d:]+\+0[01]:00"/);
    expect(text).toMatch(/href="https:\/\/tickets\.example\/brass" target="_blank" rel="noopener/);
    expect(text).not.toMatch(/user-|auth\|/);
  });

  it.each(['pending', 'rejected', 'delisted'])(
    'are not found while they are %s',
    async (status) => {
      const id = ids[`Of status ${status}`] ?? '';
      expect((await openEvent(id)).status).toBe(404);
      expect((await askFile(id)).status).toBe(404);
      expect((await askFile(id, 'card')).status).toBe(404);
    },
  );

  it('that are over are kept, with a note and out of search engines', async () => {
    const { status, head, text } = await openEvent(ids['Long ago'] ?? '');
    expect(status).toBe(200);
    expect(head).toContain('"index":false');
    expect(text).toContain('This event is over.');
    expect(text).not.toContain('Add to calendar');
  });

  it('that are cancelled say so on their page, in lists, feeds, files and previews', async () => {
    const id = ids['Rained off'] ?? '';
    const { status, head, text } = await openEvent(id);
    expect(status).toBe(200);
    expect(head).toContain('"description":"Cancelled · ');
    expect(text).toMatch(/This event is cancelled\..*We meet\nin spring\./s);
    expect(text).toContain('schema.org/EventCancelled');
    expect(text).not.toMatch(/Add to calendar|Book a ticket/);
    const list = await openList({ when: month(), category: 'sports' });
    expect(list.text).toContain('>Cancelled<');
    const file = await (await askFile(id)).text();
    expect(file).toMatch(/METHOD:PUBLISH.*SEQUENCE:[1-9]\d+\r\nSTATUS:CANCELLED/s);
    const feed = await (await askFeed(calendar, '?category=sports')).text();
    expect(feed).toMatch(/SEQUENCE:[1-9]\d+\r\nSTATUS:CANCELLED/);
    expect(await (await askFeed(atom)).text()).toContain('<summary>Cancelled · ');
    const other = await openEvent(ids['A third evening'] ?? '');
    expect(other.text).toContain('schema.org/EventScheduled');
    expect(other.text).not.toContain('This event is cancelled.');
  });

  it('that are moved say so in the same places, with the time before', async () => {
    const id = ids['Rained off once'] ?? '';
    const { head, text } = await openEvent(id);
    expect(head).toContain('"description":"New time · ');
    expect(text.replaceAll('<!-- -->', '')).toMatch(/New time\. Before: \w+.*Bring\na coat\./s);
    expect(text).toMatch(/schema\.org\/EventRescheduled".*"previousStartDate":"[\d-]+T/);
    expect(text).toContain('Add to calendar');
    expect((await openList({ when: month(), category: 'trade-shows' })).text).toContain(
      '>New time<',
    );
    expect(await (await askFile(id)).text()).toMatch(/SEQUENCE:[1-9]\d+\r\n(?!STATUS)/);
    expect(await (await askFeed(atom, '?category=trade-shows')).text()).toContain(
      '<summary>New time · ',
    );
    const other = await openEvent(ids['In another hall'] ?? '');
    expect(other.text).toMatch(/This event has changed\..*Upstairs\./s);
    expect(other.text).toContain('schema.org/EventScheduled');
  });

  it.each(['no-such-event', '..', 'feed.ics', crypto.randomUUID()])('%s is none', async (id) => {
    expect((await openEvent(id)).status).toBe(404);
  });

  it('can be followed as a calendar, by community and category, with stable identities', async () => {
    const answer = await askFeed(calendar, '?community=south-asian&category=festivals');
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('cache-control')).toContain('public');
    const file = await answer.text();
    const { name, events } = readCalendar(file);
    expect(name).toBe('Events on Settln · South Asian · Festivals');
    expect(events).toHaveLength(2);
    const tihar = events.find(({ summary }) => summary === 'Tihar <lights> & more');
    expect(tihar).toMatchObject({
      uid: `event-${ids['Tihar <lights> & more']}@settln.example`,
      startsAt: START,
      endsAt: START + 3 * HOUR_MS,
      description: expect.stringMatching(
        /^First line, second; line\n\nMore about this event: https:/,
      ),
      url: `${SITE_URL}/whats-on/${ids['Tihar <lights> & more']}`,
    });
    const again = await askFeed(calendar, '?community=south-asian&category=festivals');
    expect(await again.text()).toBe(file);
    expect((await askFeed(calendar, '?community=south')).status).toBe(404);
    expect((await askFeed(calendar, '?category=Festivals')).status).toBe(404);
  });

  it('has its files and feeds in the language that their addresses name', async () => {
    const followed = await askFeed(calendar, '?community=caribbean&category=festivals&language=uk');
    const { name } = readCalendar(await followed.text());
    expect(name).toContain(textsFor('uk', 'publicEvents.meta')('feed', { product: 'Settln' }));
    expect(name).toMatch(/· [а-яїієґ]+$/i);
    const xml = await (await askFeed(atom, '?language=ar')).text();
    expect(xml).toContain('xml:lang="ar"');
    expect(readAtom(xml).self).toBe(`${SITE_URL}/whats-on/feed.atom?language=ar`);
    for (const { page } of readAtom(xml).entries) expect(page).toContain('/ar/whats-on/');
    const unknown = await (await askFeed(atom, '?language=xx')).text();
    expect(unknown).toContain('xml:lang="en"');
  });

  it('can be followed by feed readers', async () => {
    const answer = await askFeed(atom);
    expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    const { self, entries } = readAtom(await answer.text());
    expect(self).toBe(`${SITE_URL}/whats-on/feed.atom`);
    const titles = entries.map(({ title }) => title);
    expect(titles).toEqual(
      expect.arrayContaining(['Brass in Brixton', 'Tihar <lights> & more', 'Of status approved']),
    );
    expect(titles).not.toContain('Long ago');
    for (const { id, page } of entries) expect(page).toBe(id);
    const etag = answer.headers.get('etag') ?? '';
    const known = await atom.GET(
      new Request(`${SITE_URL}/whats-on/feed.atom`, { headers: { 'if-none-match': etag } }),
    );
    expect(known.status).toBe(304);
  });

  it('stand on the page of their community, beside its services', async () => {
    const { status, head, text } = await openCommunity('caribbean');
    expect(status).toBe(200);
    expect(head).toContain(`"canonical":"${SITE_URL}/communities/caribbean"`);
    expect(text).toContain('Brass in Brixton');
    expect(text).not.toContain('A third evening');
    expect((await openCommunity('nordic')).status).toBe(404);
    const empty = await openCommunity('middle-eastern');
    expect(empty.head).toContain('"index":false');
    expect(empty.text).toContain('There is nothing in this community yet.');
  });

  it('and their communities have previews that name their own addresses', async () => {
    const urls = async (head: Promise<Metadata>) => {
      const { openGraph, alternates } = await head;
      return [openGraph?.url, alternates?.canonical];
    };
    const list = `${SITE_URL}/communities`;
    expect(await urls(communitiesMetadata())).toEqual([list, list]);
    const own = `${SITE_URL}/communities/caribbean`;
    expect(
      await urls(communityMetadata({ params: Promise.resolve({ slug: 'caribbean' }) })),
    ).toEqual([own, own]);
  });

  it('are in the sitemap', async () => {
    const named = (await listSitemapPages()).map(({ path }) => path);
    expect(named).toContain('/whats-on');
    expect(named).toContain(`/whats-on/${ids['Brass in Brixton']}`);
    expect(named).not.toContain(`/whats-on/${ids['Long ago']}`);
  });
});
