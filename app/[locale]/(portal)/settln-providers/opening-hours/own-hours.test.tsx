import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { findAccount } from '@/lib/server/host/accounts';
import { NO_SCHEDULE } from '@/lib/shared/domain/hours/schedule';
import { OURS, type Scripted, startRecordingHost } from '@/test/recording-host';
import { renderPage } from '@/test/render-page';
import { stubWebEnv } from '@/test/web-env';
import { OwnUnread } from '../tab-counts';
import { OwnHours } from './own-hours';

vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  redirect: (path: string) => {
    throw new Error(`redirected to ${path}`);
  },
  usePathname: () => '/settln-providers/opening-hours',
  useRouter: () => ({ push: () => undefined }),
}));
vi.spyOn(console, 'warn').mockImplementation(() => {});

let host: Awaited<ReturnType<typeof startRecordingHost>>;
beforeAll(async () => {
  host = await startRecordingHost();
  stubWebEnv(host.url);
});
afterAll(() => host.close());
beforeEach(() => {
  host.asked.length = 0;
});

const ACCOUNT = { id: 7, user_id: 'owner', first_name: 'Ada' };

const personOf = (id: number, name: string) => ({
  id,
  name,
  pictureUrl: null,
  sentence: '',
  languages: [],
  skippedItemIds: [],
  ownHours: null,
  pausedFrom: null,
  pausedUntil: null,
  coming: 0,
});
const PAIR = {
  version: 1,
  letsCustomersChoose: false,
  people: [personOf(1, 'Ada'), personOf(2, 'Bo')],
};

/** A host that has answered once. */
async function meet(
  schedule: Scripted,
  {
    accounts = [ACCOUNT],
    headers = OURS,
  }: { accounts?: unknown; headers?: Scripted['headers'] } = {},
) {
  host.answer(({ url }) => {
    if (url.startsWith('/settlnProviders')) return { headers, body: accounts };
    if (url.includes('/schedule')) return { headers, ...schedule };
    if (url.includes('/people')) return { headers, body: { ...PAIR, people: [] } };
    return { headers, status: 500 };
  });
  await findAccount('owner');
  host.asked.length = 0;
}

const show = async () => renderPage(await OwnHours({ userId: 'owner' }));

describe('the page of opening hours', () => {
  it('leads to the calendar where {host} keeps none, which is asked for the account alone', async () => {
    await meet({ status: 404 }, { headers: {} });
    await expect(show()).rejects.toThrow('redirected to /settln-providers?tab=calendar');
    expect(host.asked.map(({ url }) => url.split('?')[0])).toEqual(['/settlnProviders']);
  });

  it('says what somebody without a calendar lacks', async () => {
    await meet({}, { accounts: [] });
    expect(await show()).toContain('Access Required');
  });

  it('can be tried again when the hours cannot be read', async () => {
    await meet({ status: 500 });
    const html = await show();
    expect(html).toContain('Your opening hours could not be loaded just now.');
    expect(html).toContain('href="/settln-providers/opening-hours"');
  });

  it('leads to other calendars', async () => {
    await meet({ body: { version: 3, schedule: NO_SCHEDULE } });
    expect(await show()).toContain('href="/settln-providers/other-calendars"');
  });

  it('counts new bookings in the label of their tab, and does without where nobody knows', async () => {
    const unread = async () => renderPage(await OwnUnread({ userId: 'owner' }));
    host.answer(({ url }) => {
      const headers = OURS;
      if (url.startsWith('/settlnProviders')) return { headers, body: [ACCOUNT] };
      return { headers, body: { bookings: [], next: null, unread: 3 } };
    });
    await findAccount('owner');
    expect(await unread()).toContain('3 new');
    host.answer(() => ({ status: 500 }));
    expect(await unread()).not.toContain('new');
  });

  it('shows the hours also when the calendar beside them cannot be read', async () => {
    await meet({ body: { version: 3, schedule: NO_SCHEDULE } });
    const answered = host.asked.length;
    const html = await show();
    expect(host.asked.length).toBeGreaterThan(answered);
    expect(html).toContain('Monday, open');
    expect(html).toContain('The next two weeks');
  });

  it.each([
    ['no marks where they cannot be read', { status: 500 }, []],
    ['those of each where they can', { body: PAIR }, ['1', '2']],
  ])('asks once who works there, then for %s', async (_, people, asked) => {
    const headers = OURS;
    host.answer(({ url }) => {
      if (url.startsWith('/settlnProviders')) return { headers, body: [ACCOUNT] };
      if (url.includes('/schedule'))
        return { headers, body: { version: 3, schedule: NO_SCHEDULE } };
      if (url.includes('/people')) return { headers, ...people };
      if (url.includes('/marks')) return { headers, body: [] };
      return { headers, status: 400 };
    });
    await findAccount('owner');
    host.asked.length = 0;
    await show();
    const urls = [...new Set(host.asked.map(({ url }) => url))];
    expect(urls.filter((url) => url.includes('/people'))).toHaveLength(1);
    const marks = urls.filter((url) => url.includes('/marks'));
    expect(marks.map((url) => new URL(url, host.url).searchParams.get('person')).sort()).toEqual(
      asked,
    );
  });

  const CLOSED = Array.from({ length: 7 }, () => []);
  const OPEN = Array.from({ length: 7 }, () => [{ from: 540, to: 1020 }]);

  it.each([
    ['those of the shop', {}, true],
    ['their own', { ownHours: { week: CLOSED, special: [] } }, false],
    ['none in a pause', { pausedFrom: '2020-01-01' }, false],
  ])('of whoever works alone are %s in the preview', async (_, own, isOpen) => {
    const headers = OURS;
    const sets = [{ name: '', from: null, until: null, week: OPEN }];
    host.answer(({ url }) => {
      if (url.startsWith('/settlnProviders')) return { headers, body: [ACCOUNT] };
      if (url.includes('/schedule'))
        return { headers, body: { version: 3, schedule: { ...NO_SCHEDULE, sets } } };
      if (url.includes('/people'))
        return { headers, body: { ...PAIR, people: [{ ...personOf(0, 'Ada'), ...own }] } };
      return { headers, status: 500 };
    });
    await findAccount('owner');
    const html = await show();
    expect(html).toContain('The next two weeks');
    expect(html.includes('Open 09:00')).toBe(isOpen);
    expect(html.includes('set under “People” apply instead')).toBe(!isOpen);
  });

  const CUT = { id: 1, name: 'Cut', price: 20, durationMinutes: 45 };
  const FRINGE = { id: 2, name: 'Fringe', price: 9, durationMinutes: 30 };
  const TALK = { id: 3, name: 'Talk', price: 0, durationMinutes: 15 };

  it.each([
    ['the shortest of all that is shown', { '1': [CUT], '2': [FRINGE, CUT] }, true, 30, null],
    ['nothing where some cannot be read', { '1': [CUT] }, true, null, null],
    ['nothing where none is to be booked', { '1': [], '2': [] }, false, null, null],
    ['also beside a pause, which decides instead', { '1': [CUT], '2': [] }, null, 45, '2030-01-01'],
  ])(
    'knows how long a visit is at least: %s',
    async (_, items, isOpen, shortestMinutes, pausedFrom) => {
      const headers = OURS;
      const services = ['approved', 'approved', 'pending'].map((status, n) => ({
        id: n + 1,
        name: 'Selam',
        status,
        user_id: 'owner',
      }));
      host.answer(({ url }) => {
        const { pathname, searchParams } = new URL(url, host.url);
        const body = (found: unknown) => ({ headers, body: found });
        if (pathname === '/settlnProviders') return body([ACCOUNT]);
        if (pathname === '/serviceProviders') return body(services);
        if (pathname.endsWith('/schedule')) return body({ version: 3, schedule: NO_SCHEDULE });
        if (pathname === '/providerCalendar/slots') return body([]);
        if (pathname.endsWith('/people'))
          return body({
            ...PAIR,
            people: [{ ...personOf(0, 'Ada'), pausedFrom }],
          });
        if (pathname !== '/serviceItems') return { headers, status: 500 };
        const id = searchParams.get('providerId') ?? '';
        const known: Record<string, unknown> = { '3': [TALK], ...items };
        return known[id] ? body(known[id]) : { headers, status: 500 };
      });
      await findAccount('owner');
      const { props } = await OwnHours({ userId: 'owner' });
      // Visits could not be read, so a free time may be taken.
      expect(props).toMatchObject({ isOpen, shortestMinutes, areDaysKnown: false });
    },
  );
});
