import { demoService } from '@/local/demo/shapes/providers';
import { expect, test } from './support/test';

/** The addresses of this site that a page's markup links to; sign-in and Next's files left out. */
function findOwnLinks(html: string, page: string): URL[] {
  const links = [...html.matchAll(/<(?:a|link)\b[^>]*?\bhref="([^"]+)"/g)].map(
    ([, href = '']) => new URL(href.replaceAll('&amp;', '&'), page),
  );
  const { origin } = new URL(page);
  return links.filter((url) => url.origin === origin && !/^\/(_next|api)\//.test(url.pathname));
}

test('no link of the site leads nowhere', async ({ request, baseURL }) => {
  const service = demoService('typical').id;
  const start = ['/', '/no-such-page', `/providerPage?id=${service}`, '/settln-providers'];
  const waiting = start.map((path) => new URL(path, baseURL));
  const seen = new Map<string, number>();
  for (let url = waiting.shift(); url; url = waiting.shift()) {
    if (seen.has(url.pathname)) continue;
    const answer = await request.get(url.href, { maxRedirects: 0 });
    seen.set(url.pathname, answer.status());
    if (!answer.headers()['content-type']?.includes('text/html')) continue;
    waiting.push(...findOwnLinks(await answer.text(), url.href));
  }
  expect(seen.size).toBeGreaterThan(8);
  seen.delete('/no-such-page');
  expect([...seen].filter(([, status]) => status !== 200)).toEqual([]);
});
