import { readFileSync } from 'node:fs';
import { PSEUDO_LOCALE } from '@/lib/shared/texts/locales';
import { toPseudo } from '@/scripts/texts/pseudo';
import { VIEWER_ID } from '../../../scripts/lib/services.mjs';
import { startSite } from '../start-site';
import { type StubHost, startStubHost } from '../stub-host';
import { test as base } from '../test';

interface PseudoSite {
  /** A second copy of the site, which serves the pseudo-locale as well. */
  pseudoSite: string;
  stubOfPseudo: { url: string; host: StubHost };
}

interface PseudoHost {
  /**
   * The host of `pseudoSite`: it passes on to the product's backend whatever a test does not
   * answer.
   */
  pseudoHost: StubHost;
}

/** Playwright's `test` with a site that is also served in the pseudo-locale. */
export const test = base.extend<PseudoHost, PseudoSite>({
  stubOfPseudo: [
    async ({ enterWorld }, use) => {
      const stub = await startStubHost((await enterWorld()).product);
      await use(stub);
      await stub.close();
    },
    { scope: 'worker' },
  ],
  pseudoSite: [
    async ({ enterWorld, stubOfPseudo }, use, { workerIndex }) => {
      const { product } = await enterWorld();
      const server = await startSite(product, `web-in-pseudo-${workerIndex}`, {
        PSEUDO_LOCALE: '1',
        BACKEND_URL: stubOfPseudo.url,
        BACKEND_TOKEN: product.backendToken,
        NETWORK_TOKEN: product.kept.networkToken,
        NETWORK_VIEWER_ID: VIEWER_ID,
      });
      await use(server.url);
      await server.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  pseudoHost: async ({ stubOfPseudo: { host } }, use) => {
    host.reset();
    await use(host);
    host.reset();
  },
});

export function inPseudo(path: string): string {
  return path === '/' ? `/${PSEUDO_LOCALE}` : `/${PSEUDO_LOCALE}${path}`;
}

/** A plain text of `messages/en` as the pseudo-locale has it: `site.download.open`. */
export function pseudoText(place: string): string {
  const [file = '', ...steps] = place.split('.');
  let text: unknown = JSON.parse(readFileSync(`messages/en/${file}.json`, 'utf8'));
  for (const step of steps) text = (text as Record<string, unknown>)[step];
  if (typeof text !== 'string') throw new Error(`There is no text ${place}`);
  return pseudoWords(text);
}

/** Plain words as the pseudo-locale has them. */
export function pseudoWords(text: string): string {
  return toPseudo(text).replaceAll("''", "'");
}
