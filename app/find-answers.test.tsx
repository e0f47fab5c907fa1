import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { noteNumber } from '@/lib/server/host/transport/host-number';
import type { FoundServices, NearService, SaidFilter } from '@/lib/shared/contract/service-search';
import type { SearchParams } from '@/lib/shared/url/search-params';
import { type Found, foundService, foundServices } from '@/test/directory-answers';
import { answered } from '@/test/pages/noted-status';
import { OURS, startRecordingHost } from '@/test/recording-host';
import { renderPage } from '@/test/render-page';
import { stubWebEnv } from '@/test/web-env';
import * as findPage from './[locale]/(site)/find/page';

vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));
vi.mock('@/lib/server/http/page-status', () => import('@/test/pages/noted-status'));

let host: Awaited<ReturnType<typeof startRecordingHost>>;
beforeAll(async () => {
  host = await startRecordingHost();
  stubWebEnv(host.url);
});
afterAll(() => host.close());

const serviceOf = (name: string) =>
  foundService({
    id: name,
    name,
    address: 'Somewhere',
    cityId: '20',
    categoryId: 5,
    priceFromMinor: 2_500,
  });
const saidOf = (filter: Pick<SaidFilter, 'by' | 'text' | 'without'> & Partial<SaidFilter>) => ({
  id: '',
  isNear: false,
  day: '',
  priceUpTo: null,
  ...filter,
});
const meant = (words: string, more: Partial<FoundServices['understood']> = {}) => ({
  understood: { words, aside: '', leftOut: '', filters: [], ...more },
});

/** The page of a search, at a host that answers each question by its words. */
async function open(query: SearchParams, answers: Record<string, Found>) {
  answered.status = 200;
  noteNumber(host.url, '1', true);
  host.answer(({ url }) => {
    const q = new URL(url, 'http://host').searchParams.get('q') ?? '';
    return { body: foundServices(answers[q]), headers: OURS };
  });
  const props = { params: Promise.resolve({}), searchParams: Promise.resolve(query) };
  return renderPage(await findPage.default(props));
}

/** What is read, without marks and addresses. */
const textOf = (html: string) =>
  html
    .replace(/<script.*?<\/script>|<[^>]+>/gs, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
const asked = () =>
  host.asked.map(({ url }) =>
    Object.fromEntries(new URL(url, 'http://host').searchParams.entries()),
  );

describe('a search that nobody matches', () => {
  const near: NearService[] = [
    { service: serviceOf('Farsi with Shirin'), reason: { by: 'missing', id: null, text: 'maths' } },
    { service: serviceOf('Little Hands'), reason: { by: 'category', id: 8, text: '' } },
    {
      service: serviceOf('Tilal Tiles'),
      reason: { by: 'subcategory', id: 301, text: 'Plumbing' },
    },
    { service: serviceOf('Casa Cura'), reason: { by: 'place', id: null, text: '' } },
    { service: serviceOf('Ilé Ẹ̀kọ́'), reason: { by: 'price', id: null, text: '' } },
  ];
  const { understood } = meant('maths tutor', {
    filters: [
      saidOf({ by: 'place', id: '3', isNear: true, text: 'near Sliema', without: 'maths tutor' }),
      saidOf({
        by: 'price',
        priceUpTo: 20,
        text: 'under 20',
        without: 'maths tutor near Sliema',
      }),
    ],
  });
  const q = 'maths tutor near Sliema under 20';

  test('says so, and shows those near it apart, each with its reason', async () => {
    const html = await open({ q }, { [q]: { near, understood } });
    const text = textOf(html);
    expect(html).toMatch(
      /<h2[^>]*>No service for “<bdi[^>]*>maths tutor near Sliema under 20<\/bdi>”/,
    );
    expect(text).not.toContain('No provider found yet');
    expect(text).not.toMatch(/\d services? in Malta for/);
    expect(text).not.toContain('Services that nearly match');
    for (const reason of [
      'Does not mention “ maths ”',
      'Category: Childcare and Healthcare',
      'Offers Plumbing',
      'Not near Sliema',
      'No listed price up to €20',
    ]) {
      expect(text.replace(/\s/g, '')).toContain(reason.replace(/\s/g, ''));
    }
  });

  test('offers to take off each filter in its words, where that finds somebody', async () => {
    const html = await open(
      { q },
      {
        [q]: { near, understood },
        'maths tutor': { total: 2, results: [serviceOf('Numbers')] },
      },
    );
    expect(html).toMatch(
      /href="\/find\?q=maths\+tutor"[^>]*>.*?Without .*?near Sliema.*?<b[^>]*>2<\/b>/s,
    );
  });

  test('asks for the ways on without counting them as searches of a visitor', async () => {
    await open({ q: 'yodelling tutor' }, {});
    const [first, ...tries] = asked();
    expect(first).not.toHaveProperty('tried');
    const withWords = tries.filter((query) => query.q);
    expect(withWords.length).toBeGreaterThan(0);
    expect(withWords.every(({ tried }) => tried === 'true')).toBe(true);
  });

  test('where nothing is near either says who was not found, and no more', async () => {
    const text = textOf(await open({ q: 'yodelling' }, {}));
    expect(text).toContain('No provider found yet');
    expect(text).not.toContain('These are similar');
  });

  test('as it was typed offers the other spelling, and does not take it', async () => {
    const didYouMean = { q: 'braids', applied: false };
    const html = await open({ q: 'braidz', exact: '1' }, { braidz: { didYouMean } });
    expect(html).toMatch(/<a[^>]*href="\/find\?q=braids"[^>]*>.*?Did you mean/s);
    expect(html).toContain('No provider found yet');
    expect(asked()[0]).toMatchObject({ exact: 'true' });
  });
});

describe('a search that was corrected', () => {
  const found = {
    total: 1,
    results: [serviceOf('Crown')],
    ...meant('braids'),
    didYouMean: { q: 'braids', applied: true },
  };

  test('says for what it shows results, and leads back to what was typed', async () => {
    const html = await open({ q: 'braidz' }, { braidz: found });
    const text = textOf(html);
    expect(text).toMatch(/Showing results for\s+braids/);
    expect(text).toMatch(/1 service\s+in Malta\s+for\s+braids/);
    expect(html).toMatch(/href="\/find\?q=braidz&amp;exact=1"[^>]*>.*?instead/s);
  });

  test('is no way on from another one: its number would be that of a guess', async () => {
    const html = await open(
      { q: 'red braidz' },
      { braidz: found, 'red braidz': meant('red braidz') },
    );
    expect(html).toContain('No provider found yet');
    expect(html).not.toContain('href="/find?q=braidz"');
    expect(asked()).toContainEqual(expect.objectContaining({ q: 'braidz' }));
  });
});

describe('what the words say besides', () => {
  const said = (
    by: SaidFilter['by'],
    text: string,
    without: string,
    more: Partial<SaidFilter> = {},
  ) => saidOf({ by, text, without, ...more });
  const filters = [
    said('day', 'tonight', 'braids in Gozo under 30', { day: '2026-11-26' }),
    said('evening', 'tonight', 'braids in Gozo under 30'),
    said('place', 'in Gozo', 'braids tonight under 30', { id: '68', isNear: true }),
    said('price', 'under 30', 'braids tonight in Gozo', { priceUpTo: 30 }),
  ];
  const q = 'braids tonight in Gozo under 30';
  const found = {
    total: 1,
    results: [serviceOf('Crown')],
    ...meant('braids', { filters }),
  };

  test('can be taken off, what the same words say together', async () => {
    const html = await open({ q }, { [q]: found });
    const chips = [...html.matchAll(/<a[^>]*aria-label="([^"]*), remove"[^>]*>/g)];
    expect(chips.map(([, name]) => name)).toEqual(['Thu 26 Nov, Evening', 'Gozo', 'Up to €30']);
    const hrefs = chips.map(([tag]) => /href="([^"]*)"/.exec(tag)?.[1]);
    expect(hrefs[0]).toBe('/find?q=braids+in+Gozo+under+30');
    expect(html).toMatch(/Filters<span[^>]*>3<\/span>/);
  });

  test('without other words is in the order of free times', async () => {
    const alone = { ...found, total: 9, ...meant('', { filters }) };
    const html = await open({ q }, { [q]: alone });
    expect(html).toContain('Earliest free time, change the sorting');
  });

  test('is told where it only decides who comes first', async () => {
    const aside = meant('braids', { aside: 'wedding' });
    const html = await open({ q: 'braids' }, { braids: { ...found, ...aside } });
    expect(textOf(html)).toMatch(/Services that also fit “ wedding ” come first/);
  });
});

describe('few matches', () => {
  test('are followed by what is near, under a heading of its own', async () => {
    const html = await open(
      { q: 'braids' },
      {
        braids: {
          total: 1,
          results: [serviceOf('Crown')],
          near: [{ service: serviceOf('Henna'), reason: { by: 'time', id: null, text: '' } }],
        },
      },
    );
    expect(html.indexOf('Crown')).toBeLessThan(html.indexOf('but not the same'));
    expect(html.indexOf('but not the same')).toBeLessThan(html.indexOf('Henna'));
    expect(html).toContain('No free time known for the time you chose');
    expect(textOf(html)).toMatch(/1 service\s+in Malta/);
  });
});

describe('evenings, weekends, prices and soon', () => {
  const query = { evening: '1', price: '30', soon: '1' };

  test('are links and fields, removable and counted', async () => {
    const html = await open(query, { '': { total: 1, results: [serviceOf('Crown')] } });
    expect(asked()[0]).toMatchObject({ evening: 'true', priceUpTo: '30', soon: 'true' });
    expect(html).toMatch(/Filters<span[^>]*>3<\/span>/);
    expect(html).toMatch(/aria-label="Evening, remove" href="\/find\?soon=1&amp;price=30"/);
    expect(html).toMatch(/href="\/find\?soon=1&amp;evening=1&amp;weekend=1&amp;price=30"/);
    expect(html).toMatch(/<input[^>]*type="checkbox"[^>]*name="evening"[^>]*checked=""/);
    expect(html).toMatch(/<input[^>]*name="price"[^>]*value="30"/);
    expect(html).toContain('Free in an evening, from 17:00');
  });

  test('are given up one at a time where nobody fits', async () => {
    const html = await open({ ...query, q: 'braids' }, {});
    expect(textOf(html)).toContain('Today or tomorrow, Evening, Up to €30');
  });
});

describe('what the line of the count says', () => {
  const found = (filters: SaidFilter[], leftOut: string, words = '') => ({
    total: 2,
    results: [
      { ...serviceOf('Layla'), cityId: '20' },
      { ...serviceOf('Borg'), cityId: '3' },
    ],
    ...meant(words, { leftOut, filters }),
  });
  const sentence = (q: string, answer: Found) => open({ q }, { [q]: answer }).then(textOf);

  test('is what was searched for, and what was left out', async () => {
    const text = await sentence('where can i pray', found([], 'pray'));
    expect(text).toContain('2 services in Malta');
    expect(text).not.toMatch(/Malta\s+for/);
    expect(text).toMatch(
      /We did not search for “ ?pray ?”: we know no kind of service with this name/,
    );
    const braids = await sentence('I need braids', found([], '', 'braids'));
    expect(braids).toMatch(/in Malta\s+for\s+braids/);
    expect(braids).not.toContain('We did not search for');
  });

  test('leads to the community that a word was taken for', async () => {
    const filter = saidOf({ by: 'community', id: '1', text: 'eritrean', without: '' });
    const html = await open({ q: 'eritrean' }, { eritrean: found([filter], '') });
    expect(textOf(html)).toMatch(
      /We understood “ ?eritrean ?” as the community Sub-Saharan Africa/,
    );
    expect(html).toContain('href="/communities/sub-saharan-africa"');
  });

  test('marks who is near a place and not in it', async () => {
    const near = saidOf({ by: 'place', id: '3', text: 'near Sliema', without: '', isNear: true });
    const marks = async (filter: SaidFilter) => {
      const html = await open({ q: 'near Sliema' }, { 'near Sliema': found([filter], '') });
      return [...html.matchAll(/<article.*?<\/article>/gs)].map(([card]) => card.includes('Near '));
    };
    expect(await marks(near)).toEqual([true, false]);
    expect(await marks({ ...near, isNear: false })).toEqual([false, false]);
  });
});

test('the name of a festival leads to its community, also where nobody is found', async () => {
  const html = await open({ q: 'Enkutatash' }, {});
  expect(textOf(html)).toContain('Enkutatash is a festival, not a kind of service.');
  expect(html).toContain('href="/communities/sub-saharan-africa"');
  const sweets = meant('diwali sweets');
  expect(textOf(await open({ q: 'diwali sweets' }, { 'diwali sweets': sweets }))).not.toContain(
    'is a festival',
  );
});
