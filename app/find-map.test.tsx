import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { noteNumber } from '@/lib/server/host/transport/host-number';
import type { SearchParams } from '@/lib/shared/url/search-params';
import { foundService, foundServices } from '@/test/directory-answers';
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

const SLIEMA = { id: 3, count: 2 };
const GZIRA = { id: 20, count: 1 };
const VICTORIA = { id: 68, count: 4 };

/** The page of a search at a host that has so many in these towns. */
async function open(query: SearchParams, cities = [SLIEMA, GZIRA, VICTORIA]) {
  noteNumber(host.url, '1', true);
  host.answer(() => ({
    body: foundServices({
      total: 7,
      results: [foundService({ id: 'a', name: 'A', address: 'B', cityId: '3', categoryId: 2 })],
      facets: { cities },
    }),
    headers: OURS,
  }));
  const props = { params: Promise.resolve({}), searchParams: Promise.resolve(query) };
  return renderPage(await findPage.default(props));
}

/** The marks, by what they are called, with where they lead. */
const marksIn = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<a [^>]*?aria-label="(\d+ services?: [^"]*)"[^>]*>/g)].map(
      ([tag, label]) => [label, /href="([^"]*)"/.exec(tag)?.[1]?.replaceAll('&amp;', '&')],
    ),
  );

describe('the map of results', () => {
  test('is there when it is asked for, beside the list', async () => {
    const without = await open({ q: 'braids' });
    expect(without).not.toContain('Map of the results');
    expect(without).toContain('href="/find?q=braids&amp;map=all"');
    const html = await open({ q: 'braids', map: 'all' });
    expect(html).toContain('aria-label="Map of the results"');
    expect(html).toContain('href="/find?q=braids"');
    expect(html).toContain('<article');
  });

  test('a mark of one town leads to its services, one of several to a closer look', async () => {
    expect(marksIn(await open({ q: 'braids', map: 'all' }))).toEqual({
      '4 services: Victoria': '/find?q=braids&place=68&map=all',
      '3 services: Sliema, Gżira; zoom in': '/find?q=braids&map=3.20',
    });
    const closer = await open({ q: 'braids', map: '3.20' });
    expect(marksIn(closer)).toEqual({
      '2 services: Sliema': '/find?q=braids&place=3&map=3.20',
      '1 service: Gżira': '/find?q=braids&place=20&map=3.20',
    });
    expect(closer).toContain('The whole map');
  });

  test('the town that was chosen is marked, and leads back to all', async () => {
    const html = await open({ place: '68', map: 'all' });
    expect(html).toMatch(/<a [^>]*aria-label="4 services: Victoria" aria-current="true"/);
    expect(marksIn(html)['4 services: Victoria']).toBe('/find?map=all');
  });

  test('says how many are in the list only, and nothing where all have a town', async () => {
    expect(await open({ map: 'all' }, [SLIEMA, VICTORIA])).toContain(
      '1 service has no town that we know, so it is only in the list.',
    );
    expect(await open({ map: 'all' })).not.toContain('only in the list');
  });

  test('is not offered where the towns are none of ours', async () => {
    const html = await open({ map: 'all' }, [{ id: 71, count: 7 }]);
    expect(html).not.toContain('>Map</a>');
    expect(html).not.toContain('Map of the results');
  });

  test('is not offered by a host that says no places', async () => {
    const html = await open({ map: 'all' }, []);
    expect(html).not.toContain('>Map</a>');
    expect(html).not.toContain('Map of the results');
  });
});
