import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as React from 'react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { rememberResponses } from '@/lib/server/http/page-status';
import { EVENT_CATEGORIES } from '@/lib/shared/domain/events/categories';
import { COMMUNITIES } from '@/lib/shared/domain/places/communities';
import { COUNTRIES } from '@/lib/shared/domain/places/countries';
import { CATEGORIES } from '@/lib/shared/domain/services/categories';
import { cookieOf } from '@/test/form-routes';
import { OURS, type Scripted, startRecordingHost } from '@/test/recording-host';
import { renderPage } from '@/test/render-page';
import { stubWebEnv } from '@/test/web-env';
import EditEventPage from './[locale]/(portal)/events/[id]/edit/page';
import EventPage from './[locale]/(portal)/events/[id]/page';
import NewEventPage from './[locale]/(portal)/events/new/page';
import EditServicePage from './[locale]/(portal)/services/[id]/edit/page';
import ServicePage from './[locale]/(portal)/services/[id]/page';
import NewServicePage from './[locale]/(portal)/services/new/page';
import AccountPage from './[locale]/(portal)/settln-providers/account/page';
import PortalPage from './[locale]/(portal)/settln-providers/page';

const visitor = vi.hoisted(() => ({ cookie: '' }));
vi.mock('next/headers', () => ({
  headers: async () => new Headers(visitor),
  cookies: async () => new Map(),
}));
// Outside Next its loader draws nothing the first time.
vi.mock('next/dynamic', () => ({
  default: (load: () => Promise<React.ComponentType>) =>
    React.lazy(async () => ({ default: await load() })),
}));
vi.spyOn(console, 'warn').mockImplementation(() => {});

type Page = () => Promise<React.ReactNode>;

let host: Awaited<ReturnType<typeof startRecordingHost>>;
let shown: Page;
/** The site, as far as statuses go: they are set while a request is answered. */
const site = createServer(async (_, response) => response.end(await renderPage(await shown())));

beforeAll(async () => {
  host = await startRecordingHost();
  stubWebEnv(host.url);
  rememberResponses();
  await once(site.listen(0, '127.0.0.1'), 'listening');
  visitor.cookie = await cookieOf('owner');
});
afterAll(async () => {
  site.close();
  await host.close();
});

async function open(page: Page): Promise<{ status: number; html: string }> {
  shown = page;
  const answer = await fetch(`http://127.0.0.1:${(site.address() as AddressInfo).port}`);
  return { status: answer.status, html: await answer.text() };
}

const params = Promise.resolve({ id: '9' });
const pages = {
  service: () => ServicePage({ params }),
  editService: () => EditServicePage({ params }),
  event: () => EventPage({ params }),
  editEvent: () => EditEventPage({ params }),
  newEvent: () => NewEventPage({ searchParams: Promise.resolve({}) }),
  newService: () => NewServicePage({ searchParams: Promise.resolve({}) }),
};

const ACCOUNT = { id: 7, user_id: 'owner', first_name: 'Ada', last_name: 'O', email: 'a@b.test' };
const SERVICE = {
  id: 9,
  name: 'Secret Kitchen',
  user_id: 'owner',
  description: 'Platters for thirty.',
  phone_number: '+356 2100 0042',
  profile_image_url: 'https://assets.example/logo.png',
  status: 'approved',
};
const EVENT = {
  id: 9,
  title: 'Secret Supper',
  user_id: 'owner',
  description: 'Daisies along the towpath.',
  address: 'Canal Hall',
  country_iso: 'GB',
  timezone: 'Europe/London',
  start_date: '2027-12-06T16:00:00Z',
  end_date: '2027-12-06T22:00:00Z',
  ticket_required: true,
  ticket_price: 12.5,
  ticket_currency: 'GBP',
  requires_booking: true,
  booking_link: 'https://tickets.example/canal',
  status: 'approved',
};

/** What the host answers about the service, the event and the items. */
function tell(answers: { service?: Scripted; event?: Scripted; items?: Scripted }) {
  const { service = { body: SERVICE }, event = { body: EVENT }, items = { body: [] } } = answers;
  host.answer(({ url }) => {
    if (url.startsWith('/events')) return event;
    if (url.startsWith('/serviceItems')) return items;
    if (url.startsWith('/settlnProviders')) return { body: [ACCOUNT] };
    return url.startsWith('/serviceProviders/details') ? service : { body: [] };
  });
}
const service = (change: object) => tell({ service: { body: { ...SERVICE, ...change } } });
const event = (change: object) => tell({ event: { body: { ...EVENT, ...change } } });

/** The words of the facts, by their names. */
const factsOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<dt\b[^>]*>(.*?)<\/dt>\s*<dd\b[^>]*>(.*?)<\/dd>/gs)].map(([, name, value]) =>
      [name, value].map((part = '') => part.replaceAll(/<[^>]*>/g, '')),
    ),
  );

const optionsOf = (html: string, name: string) => {
  const [, list = ''] =
    new RegExp(`<select[^>]* name="${name}".*?>(.*?)</select>`).exec(html) ?? [];
  return [...list.matchAll(/<option[^>]*>(.*?)<\/option>/g)]
    .map(([, text = '']) => text.replaceAll(/<[^>]*>/g, '').replaceAll('&amp;', '&'))
    .slice(1);
};

describe('an edit', () => {
  const PUBLIC = 'so are your changes as soon as you save them';
  const leadsOf = async (status: string, headers: Record<string, string>) => {
    host.answer(({ url }) => {
      if (url.startsWith('/events')) return { body: { ...EVENT, status }, headers };
      if (url.startsWith('/settlnProviders')) return { body: [ACCOUNT], headers };
      if (!url.startsWith('/serviceProviders/details')) return { body: [], headers };
      return { body: { ...SERVICE, status }, headers };
    });
    const [ofEvent, ofService] = [await open(pages.editEvent), await open(pages.editService)];
    return [ofEvent, ofService].map(({ html }) =>
      html.includes(PUBLIC) ? 'public' : /in less than 48 hours\./.exec(html)?.[0],
    );
  };

  it('of what is public says that it is public at once, where {host} does that', async () => {
    const ours = OURS;
    const specified = ['in less than 48 hours.', 'in less than 48 hours.'];
    expect(await leadsOf('approved', ours)).toEqual(['public', 'public']);
    expect(await leadsOf('pending', ours)).toEqual(specified);
    expect(await leadsOf('approved', {})).toEqual(specified);
  });
});

describe('a service that is not shown', () => {
  it.each([404, 400])('SVD-017 SVD-018 is not there (%i)', async (status) => {
    tell({ service: { status } });
    const page = await open(pages.service);
    expect(page.status).toBe(404);
    expect(page.html).toMatch(/<h1[^>]*>Service Not Found/);
    expect(page.html).toContain('Service not found');
  });

  it('SVD-019 could not be read, which can be tried again', async () => {
    tell({ service: { status: 500 } });
    const page = await open(pages.service);
    expect(page.status).toBe(502);
    expect(page.html).toContain('Failed to load service details');
    expect(page.html).toMatch(/<a[^>]*href="\/services\/9"[^>]*>Try Again/);
  });

  it('SVD-020 is somebody else’s, of which nothing is told', async () => {
    service({ user_id: 'somebody else' });
    const page = await open(pages.service);
    expect(page.status).toBe(403);
    expect(page.html).toContain('Security Error: You can only view your own services!');
    expect(page.html).toMatch(/href="\/settln-providers"[^>]*>Continue/);
    expect(page.html).not.toMatch(/Secret|Platters|2100/);
  });
});

describe('a service', () => {
  it('PC-044: has no items where they cannot be read, and says so', async () => {
    tell({ items: { body: [{ id: 1, name: 'Tasting' }] } });
    expect((await open(pages.service)).html).toContain('Edit Tasting');
    tell({ items: { status: 500 } });
    const page = await open(pages.service);
    expect(page.status).toBe(200);
    expect(page.html).toContain('Your service items could not be loaded.');
    expect(page.html).not.toContain('Edit Tasting');
  });

  it.each(['rejected', 'delisted'])(
    'that is %s has a profile that is hidden, and not linked',
    async (status) => {
      service({ status });
      const { html } = await open(pages.service);
      const [card = ''] =
        /<section[^>]*aria-labelledby="profile-title".*?<\/section>/.exec(html) ?? [];
      expect(card).toContain('your public profile is hidden');
      expect(card).not.toMatch(/<a\b|<button\b/);
    },
  );

  it('shows its pictures, each a link', async () => {
    const portfolioImages = [1, 2, 3].map((id) => ({
      id,
      image_url: `https://a.example/${id}.png`,
    }));
    service({ portfolioImages });
    const { html } = await open(pages.service);
    expect(html.match(/Open image \d of 3/g)).toEqual([1, 2, 3].map((n) => `Open image ${n} of 3`));
  });
});

describe('an event that is not shown', () => {
  it.each([404, 400])('EVD-018 EVD-019 is not there (%i)', async (status) => {
    tell({ event: { status } });
    const page = await open(pages.event);
    expect(page.status).toBe(404);
    expect(page.html).toMatch(/<h1[^>]*>Event Not Found/);
    expect(page.html).toContain('Event not found');
    expect(page.html).toContain('It may have been deleted');
  });

  it.each([
    ['event', '/events/9'],
    ['editEvent', '/events/9/edit'],
  ] as const)(
    'EVD-020 EVF-004 could not be read, which can be tried again (%s)',
    async (at, path) => {
      tell({ event: { status: 500 } });
      const page = await open(pages[at]);
      if (at === 'event') expect(page.status).toBe(502);
      expect(page.html).toContain('Failed to load event details');
      expect(page.html).toMatch(new RegExp(`<a[^>]*href="${path}"[^>]*>Try Again`));
    },
  );

  it('EVD-021 ROLE-005 is somebody else’s, of which nothing is told', async () => {
    event({ user_id: 'somebody else' });
    const page = await open(pages.event);
    expect(page.status).toBe(403);
    expect(page.html).toContain('Security Error: You can only view your own events!');
    expect(page.html).not.toMatch(/Secret|Daisies|Canal|12\.5/);
  });
});

describe('an event', () => {
  it('EVD-003 EVD-012 that is past, free and without a picture', async () => {
    event({
      start_date: '2024-09-11T10:00:00Z',
      end_date: '2024-09-11T20:00:00Z',
      timezone: 'Asia/Calcutta',
      ticket_required: false,
      ticket_price: 0,
      requires_booking: false,
      booking_link: '',
    });
    const { html } = await open(pages.event);
    for (const words of ['Past event', 'No image', 'Kolkata time']) expect(html).toContain(words);
    expect(factsOf(html)['Ticket price']).toBe('Free');
    expect(html).not.toContain('Booking link');
  });

  it('EVD-003 that was refused says why', async () => {
    event({ status: 'declined', status_reason: 'Please say who may come.' });
    const { html } = await open(pages.event);
    expect(html).toContain('Rejected');
    expect(html.replaceAll(/<[^>]*>/g, '')).toContain('Reason: Please say who may come.');
  });

  it('EVD-012 without an end, and without an owner but in the list of whoever asks', async () => {
    event({ user_id: null, end_date: null });
    const { html } = await open(pages.event);
    expect(factsOf(html)).toMatchObject({ 'Start time': '16:00', 'End date': 'Not specified' });
  });
});

describe('a copy', () => {
  const copy = () => NewEventPage({ searchParams: Promise.resolve({ copy: '9' }) });

  it('of an own event is a new one like it, a week later', async () => {
    tell({});
    const { html } = await open(copy);
    expect(html).toMatch(/<h1[^>]*>List an Event/);
    for (const value of ['Secret Supper', '2027-12-13T16:00', '2027-12-13T22:00', '12.50']) {
      expect(html).toContain(`value="${value}"`);
    }
  });

  it('of somebody else’s event tells nothing of it', async () => {
    event({ user_id: 'somebody else' });
    const { html } = await open(copy);
    expect(html).toContain('Security Error: You can only view your own events!');
    expect(html).not.toMatch(/Secret|Daisies|Canal/);
  });
});

describe('a form', () => {
  it('SVF-039 SVF-040 of a service that cannot be read says so, and leads to the portal', async () => {
    tell({ service: { status: 404 } });
    const { html } = await open(pages.editService);
    expect(html).toContain('Error loading service data. Redirecting to dashboard.');
    expect(html).toContain('content="4;url=/settln-providers"');
  });

  it('SVF-036 of somebody else’s service tells nothing of it', async () => {
    service({ user_id: 'somebody else' });
    const { html } = await open(pages.editService);
    expect(html).toContain('Security Error: You can only edit your own services!');
    expect(html).not.toMatch(/Secret|Platters|2100/);
  });

  it('EVF-018 ROLE-005 of somebody else’s event tells nothing of it', async () => {
    event({ user_id: 'somebody else' });
    const { html } = await open(pages.editEvent);
    expect(html).toContain('Security Error: You can only edit your own events!');
    expect(html).not.toMatch(/Secret|Daisies|Canal/);
  });

  it('EVF-009 EVF-012 of an event has these categories and countries', async () => {
    tell({});
    const { html } = await open(pages.newEvent);
    expect(optionsOf(html, 'category')).toEqual([...EVENT_CATEGORIES]);
    expect(optionsOf(html, 'countryIso')).toEqual(COUNTRIES.map(({ name }) => name));
  });

  it('SVF-018 SVF-019 SVF-020 SVF-022 of a service has these lists', async () => {
    tell({});
    const { html } = await open(pages.newService);
    expect(optionsOf(html, 'countryIso')).toEqual(COUNTRIES.map(({ name }) => name));
    expect(html).toMatch(/<option[^>]*(value="MT"[^>]* selected|selected[^>]* value="MT")/);
    expect(optionsOf(html, 'communityId')).toEqual(
      COMMUNITIES.map(({ name, examples }) => `${name} (${examples.join(', ')})`),
    );
    expect(optionsOf(html, 'categoryId')).toEqual(CATEGORIES.map(({ title }) => title));
  });
});

it.each([
  ['our backend', OURS, true],
  ['another host', {}, false],
])('of %s, the form of each listing asks for languages or does not', async (_, headers, asks) => {
  host.answer(({ url }) => {
    if (url.startsWith('/events')) return { body: EVENT, headers };
    if (url.startsWith('/settlnProviders')) return { body: [ACCOUNT], headers };
    if (url.startsWith('/serviceProviders/details')) return { body: SERVICE, headers };
    return { body: [], headers };
  });
  for (const page of ['newEvent', 'editEvent', 'newService', 'editService'] as const) {
    expect((await open(pages[page])).html.includes('Written in')).toBe(asks);
  }
});

describe('a host that keeps no settings', () => {
  it('has no account page, and no link to one', async () => {
    tell({});
    const portal = await open(() => PortalPage({ searchParams: Promise.resolve({}) }));
    expect(portal.html).toContain('Your listings');
    expect(portal.html).not.toContain('/settln-providers/account"');
    const page = await open(() => AccountPage({ searchParams: Promise.resolve({}) }));
    expect(page.status).toBe(404);
    expect(page.html).toContain('There is no account page here');
  });
});
