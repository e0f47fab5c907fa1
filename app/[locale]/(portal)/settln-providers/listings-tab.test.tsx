import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WireAccount } from '@/lib/server/host/documented/accounts';
import { listEvents } from '@/lib/server/host/events';
import { type ListingKinds, listingsPath } from '@/lib/shared/url/portal-url';
import { OURS, startRecordingHost } from '@/test/recording-host';
import { stubWebEnv } from '@/test/web-env';
import { ListingsTab } from './listings-tab';

let host: Awaited<ReturnType<typeof startRecordingHost>>;

beforeAll(async () => {
  host = await startRecordingHost();
  stubWebEnv(host.url);
});
afterAll(() => host.close());

const account = WireAccount.parse({ id: 7, user_id: 'owner', name: 'Tigist Żammit' });
const tab = (wantsFirstSteps = false, show: ListingKinds = 'all') =>
  ListingsTab({ userId: 'owner', account, show, wantsFirstSteps });

async function render(services: object[], events: object[]): Promise<string> {
  host.answer(({ url }) => ({ body: url.startsWith('/events') ? events : services }));
  return renderToStaticMarkup(await tab());
}
const count = (html: string, what: string) => html.split(what).length - 1;

it('LIST-027 shows a card for each listing, however many there are', async () => {
  const many = Array.from({ length: 300 }, (_, id) => ({ id, name: `N${id}`, title: `N${id}` }));
  expect(count(await render(many, many), 'data-listing=')).toBe(600);
});

it('STS-002 STS-011 says where a listing stands, and offers nothing to change that', async () => {
  const statuses = ['pending', 'live', 'denied', 'archived', 'draft', ''];
  const html = await render(
    statuses.map((status, id) => ({ id, name: 'A', status })),
    [{ id: 9, title: 'B', status: 'PENDING' }],
  );
  const badges = [...html.matchAll(/<\/svg>(Pending|Approved|Rejected|Delisted)</g)].map(
    ([, word]) => word,
  );
  expect(badges).toEqual([
    'Pending',
    'Approved',
    'Rejected',
    'Delisted',
    'Pending',
    'Pending',
    'Pending',
  ]);
  expect(html).not.toMatch(/<(?:select|input)\b/);
  // The one form is the button that lists something new.
  expect(html.match(/<form\b.*?<\/form>/g)).toEqual([
    expect.stringContaining('List your service or event'),
  ]);
});

/** Each card in the order shown, as the words that stand in it. */
const cardsOf = (html: string) =>
  [...html.matchAll(/data-listing=.*?<\/li>/g)].map(([card]) =>
    card.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' '),
  );

describe('the filter', () => {
  const answers = ({ url }: { url: string }) => {
    const services = { data: [{ id: 'a', name: 'Braids', state: 'Live' }, { no: 'id' }] };
    const events = [{ id: 9, title: 'Carnival', start_date: null, status: 'denied' }];
    return { body: url.startsWith('/events') ? events : services };
  };

  it.each([
    ['all', [/Approved.*Braids/, /Rejected.*Carnival/]],
    ['services', [/Approved.*Braids.*Created Not specified/]],
    ['events', [/Rejected.*Carnival.*Event starts Not specified/]],
  ] as const)(
    'LIST-011 to LIST-014 LIST-020 LIST-021 ROLE-004: %s, in the URL, with the own user id in the calls',
    async (show, cards) => {
      host.answer(answers);
      const html = renderToStaticMarkup(await tab(false, show));
      expect(cardsOf(html)).toEqual(cards.map((card) => expect.stringMatching(card)));
      if (show !== 'events') expect(html).toContain('No image');
      const [nav = ''] = /<nav[^>]*aria-label="Filter".*?<\/nav>/.exec(html) ?? [];
      const links = [...nav.matchAll(/href="([^"]*)"[^>]*>(.*?)<\/a>/g)];
      expect(links.map(([, , text]) => text?.replaceAll(/<[^>]*>/g, ''))).toEqual([
        'All',
        'Services',
        'Events',
      ]);
      expect(links.map(([, href]) => href?.replaceAll('&amp;', '&'))).toEqual(
        (['all', 'services', 'events'] as const).map(listingsPath),
      );
      const [current = ''] = /<a\b[^>]*aria-current="true"[^>]*>/.exec(nav) ?? [];
      expect(current.replaceAll('&amp;', '&')).toContain(`href="${listingsPath(show)}"`);
      const asked = host.asked.map(({ method, url }) => `${method} ${url}`);
      for (const path of ['serviceProviders', 'events']) {
        expect(asked).toContain(`GET /${path}?userId=owner&hostCountry=MT`);
      }
    },
  );
});

it('LIST-024 invites a new provider to begin', async () => {
  const html = await render([], []);
  expect(html).toContain('No listings yet');
  expect(html).toContain('List your service or event');
  expect(html).not.toContain('aria-label="Filter"');
});

it('LIST-009 LIST-010 has help one tap away, with a text already begun', async () => {
  const html = (await render([], [])).replaceAll('&amp;', '&');
  expect(html).toMatch(
    /href="mailto:support@settln\.example\?subject=Help%20with[^"]*&body=Hello%20Settln/,
  );
  expect(html).toMatch(/href="https:\/\/wa\.me\/\d+\?text=Hello/);
});

describe('LIST-025 LIST-026 PC-010 a failing host', () => {
  const services = { body: [{ id: 'a', name: 'Braids' }] };
  const events = { body: [{ id: 9, title: 'Carnival' }] };
  const failed = 'Failed to load your listings. Please try again.';
  const of = async (given: { services: object; events: object }) => {
    host.answer(({ url }) => (url.startsWith('/events') ? given.events : given.services));
    return renderToStaticMarkup(await tab());
  };

  it.each([services, { status: 400 }])(
    'that does not tell the events shows nothing, and a way to try again: %j',
    async (answer) => {
      const html = await of({ services: answer, events: { status: 400 } });
      expect(html).toContain(failed);
      const [again = ''] = /<a\b[^>]*>(?:(?!<\/a>).)*Try Again<\/a>/.exec(html) ?? [];
      expect(again).toContain(`href="${listingsPath('all')}"`);
      expect(cardsOf(html)).toEqual([]);
    },
  );

  it('that does not tell the services shows the events, and says so', async () => {
    const html = await of({ services: { status: 400 }, events });
    expect(cardsOf(html)).toEqual([expect.stringContaining('Carnival')]);
    expect(html).toMatch(/services could not be loaded/);
    expect(html).toMatch(/<a [^>]*href="[^"]*"[^>]*>Retry<\/a>/);
    expect(html).not.toContain(failed);
  });
});

describe('the first steps and the figures', () => {
  const ITEMS = [
    { id: 1, name: 'Cut', price: '12.00' },
    { id: 2, name: 'Braids', price: '78.50' },
  ];
  const daily = (last: number) => [...Array(59).fill(0), last];
  const insight = {
    today: '2026-11-20',
    views: daily(432),
    bookings: daily(39),
    visits: daily(36),
    noShows: daily(2),
    hasFreeTimes: true,
  };

  /** A host with our extensions, or one that has the documented calls only. */
  async function show(
    services: object[],
    { items = ITEMS, ours = true, views = 432, asked = false } = {},
  ): Promise<{ html: string; states: string[] }> {
    host.answer(({ url }) => {
      const headers: Record<string, string> = ours ? OURS : {};
      if (url.startsWith('/serviceItems')) return { headers, body: items };
      if (url.startsWith('/events')) return { headers, body: [] };
      if (!url.startsWith('/providerCalendar/insight')) return { headers, body: services };
      return ours ? { headers, body: { ...insight, views: daily(views) } } : { status: 404 };
    });
    // The account is read before, so the host has said what it offers.
    await listEvents('owner');
    const html = renderToStaticMarkup(await tab(asked));
    const rows = [...html.matchAll(/data-step="(\w+)" data-state="(\w+)"/g)];
    return { html, states: rows.map(([, name, state]) => `${name} ${state}`) };
  }
  const service = (status: string, more = {}) => [{ id: 's1', name: 'Habesha', status, ...more }];

  it('say what is done and what comes next', async () => {
    const { html, states } = await show(service('pending'), { views: 0 });
    expect(states).toEqual(['account done', 'service done', 'items done', 'share later']);
    expect(html).toContain('2 items, from €12.00 to €78.50');
    expect(html).toContain('We answer in less than 48 hours');
    expect(html).toContain('You are almost ready');
  });

  it('show the page as it will be, and lead back to what is done', async () => {
    const { html } = await show(service('pending'), { views: 0 });
    const [, beside = ''] = html.split('<aside');
    expect(beside).toContain('Only you see this until it is approved.');
    expect(beside).toMatch(/href="\/providerPage\?id=s1"[^>]*>.*See the preview/);
    expect(html.match(/data-step="items".*?<\/li>/s)?.[0]).toContain('href="/services/s1"');
  });

  it('lead on from every step but the account, whose service is listed or not', async () => {
    const hrefs = async (services: object[], items = ITEMS) => {
      const { html } = await show(services, { items, views: 0, asked: true });
      return html
        .split('data-step="')
        .slice(1)
        .map((row) => [/^\w+/.exec(row)?.[0], /<a [^>]*href="([^"]*)"/.exec(row)?.[1]]);
    };
    expect((await hrefs(service('pending'))).slice(0, 4)).toEqual([
      ['account', undefined],
      ['service', '/services/s1'],
      ['items', '/services/s1'],
      ['share', '/services/s1'],
    ]);
    expect((await hrefs([], [])).slice(1, 4)).toEqual([
      ['service', '/services/new'],
      ['items', '/services/new'],
      ['share', '/services/new'],
    ]);
  });

  it('lead back to a rejected service, with the reason', async () => {
    const { html, states } = await show(service('rejected', { status_reason: 'No address.' }));
    expect(states[1]).toBe('service now');
    expect(html).toContain('Reason: No address.');
    expect(html).not.toContain('See the preview');
    expect(html).toContain('href="/services/s1/edit"');
  });

  it('give way to the listings when they are done, and come back when asked for', async () => {
    expect((await show(service('approved'))).states).toEqual([]);
    expect((await show(service('approved'), { asked: true })).states).toHaveLength(4);
  });

  it('compare thirty days with those before in words', async () => {
    const { html } = await show(service('approved'));
    expect(html).toContain('<b class="text-2xl">432</b>');
    expect(html).toContain('0 in the 30 days before');
    expect(html).toContain('of 36 visits, 0 in the 30 days before');
  });

  it('need nothing of a foreign host that its documents do not name', async () => {
    const { html, states } = await show(service('approved'), { ours: false, items: [] });
    expect(states).toEqual(['account done', 'service done', 'items now']);
    expect(html).not.toContain('The last 30 days');
    expect(host.asked.filter(({ url }) => url.includes('insight'))).toEqual([]);
  });
});
