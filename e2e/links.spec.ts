import { demoService } from '@/local/demo/shapes/providers';
import { expect, READS_ONLY, test } from './support/test';

test.use(READS_ONLY);

/** The addresses of this site that a page's markup links to; sign-in and Next's files left out. */
function findOwnLinks(html: string, page: string): URL[] {
  const links = [...html.matchAll(/<(?:a|link)\b[^>]*?\bhref="([^"]+)"/g)].map(
    ([, href = '']) => new URL(href.replaceAll('&amp;', '&'), page),
  );
  const { origin } = new URL(page);
  return links.filter((url) => url.origin === origin && !/^\/(_next|api)\//.test(url.pathname));
}

/**
 * Pages asked for at a time: one after the other, the whole site takes half a minute on a busy
 * machine.
 */
const AT_ONCE = 4;

test('no link of the site leads nowhere', async ({ request, baseURL }) => {
  const service = demoService('typical').id;
  const start = ['/', '/no-such-page', `/providerPage?id=${service}`, '/settln-providers'];
  const found = new Set<string>();
  const waiting: URL[] = [];
  const note = (url: URL) => {
    if (found.has(url.pathname)) return;
    found.add(url.pathname);
    waiting.push(url);
  };
  for (const path of start) note(new URL(path, baseURL));
  const seen = new Map<string, number>();
  const follow = async ({ href, pathname }: URL) => {
    const answer = await request.get(href, { maxRedirects: 0 });
    seen.set(pathname, answer.status());
    if (!answer.headers()['content-type']?.includes('text/html')) return;
    findOwnLinks(await answer.text(), href).forEach(note);
  };
  while (waiting.length > 0) await Promise.all(waiting.splice(0, AT_ONCE).map(follow));
  expect(seen.size).toBeGreaterThan(8);
  seen.delete('/no-such-page');
  // It redirects to the page where it was pressed.
  expect(seen.get('/language')).toBe(303);
  seen.delete('/language');
  expect([...seen].filter(([, status]) => status !== 200)).toEqual([]);
});
