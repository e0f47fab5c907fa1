import { readFileSync } from 'node:fs';
import compile from 'icu-minify/compile';
import { PSEUDO_LOCALE } from '@/lib/texts/locales';
import { toPseudo } from '@/lib/texts/pseudo';
import { startSite } from './start-site';
import { test as base } from './test';

interface PseudoSite {
  /** A second copy of the site, which serves the pseudo-locale as well. */
  pseudoSite: string;
}

/** Playwright's `test` with a site that is also served in the pseudo-locale. */
export const test = base.extend<object, PseudoSite>({
  pseudoSite: [
    async ({ product }, use, { workerIndex }) => {
      const server = await startSite(product, `web-in-pseudo-${workerIndex}`, {
        PSEUDO_LOCALE: '1',
        BACKEND_URL: product.backendUrl,
        BACKEND_TOKEN: product.backendToken,
      });
      await use(server.url);
      await server.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

/** The address of a path in the pseudo-locale. */
export function inPseudo(path: string): string {
  return path === '/' ? `/${PSEUDO_LOCALE}` : `/${PSEUDO_LOCALE}${path}`;
}

/** A plain text of `messages/en` as the pseudo-locale has it: `site.download.open`. */
export function pseudoText(place: string): string {
  const [file = '', ...steps] = place.split('.');
  let text: unknown = JSON.parse(readFileSync(`messages/en/${file}.json`, 'utf8'));
  for (const step of steps) text = (text as Record<string, unknown>)[step];
  if (typeof text !== 'string') throw new Error(`There is no text ${place}`);
  return [toPseudo(compile(text))].flat().join('');
}
