import type { Page } from 'playwright/test';
import { PSEUDO_LOCALE } from '@/lib/texts/locales';
import { demoService } from '@/local/demo/shapes/providers';
import { demoSlate } from '@/local/demo/slates';
import { paths, providerPath } from '../lib/url/paths';
import { newServicePath } from '../lib/url/portal-paths';
import { portalPath } from '../lib/url/portal-url';
import { slatePath } from '../lib/url/slate-url';
import { createOwnCalendar } from './support/calendar';
import { freeVisit } from './support/free-visit';
import { FILES, losesLanguage } from './support/language-links';
import { inPseudo, pseudoText, test } from './support/pseudo/pseudo-site';
import { ownPhone } from './support/review-page';
import { addSession } from './support/sign-in';
import { expect, ON_DESKTOP } from './support/test';

/** From every page only one link of each kind is followed, so that the test ends. */
const KIND = /^\/[^/?]*\/?[^/?]*/;

/** Addresses of ours in the links and forms of a page, without the origin. */
function addressesIn(html: string): string[] {
  const found = html.matchAll(/<(?:a|form)\s[^>]*?(?:href|action)="(\/[^"]*)"/g);
  return [...found].map(([, address = '']) => address.replaceAll('&amp;', '&'));
}

test(
  'NFR: every link and form leads to a page in the language of its page',
  ON_DESKTOP,
  async ({ page, pseudoSite, product }) => {
    const { owner, id } = await createOwnCalendar(product);
    await addSession(page, product, pseudoSite, owner);
    const starts = [
      paths.home,
      providerPath(demoService('typical').id),
      slatePath(demoSlate('image').id),
      paths.news,
      '/nowhere',
      portalPath('listings'),
      `/services/${id}`,
      newServicePath(),
      (await freeVisit(product)).path,
    ];
    const queue = starts.map(inPseudo);
    const seen = new Set<string>();
    const wrong: string[] = [];
    for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
      const kind = KIND.exec(address.slice(PSEUDO_LOCALE.length + 1))?.[0] ?? '';
      if (seen.has(kind)) continue;
      seen.add(kind);
      const answer = await page.request.get(pseudoSite + address);
      const html = await answer.text();
      if (!html.includes(`<html lang="${PSEUDO_LOCALE}"`))
        wrong.push(`${address} has another language`);
      for (const to of addressesIn(html)) {
        if (losesLanguage(to, PSEUDO_LOCALE)) wrong.push(`${address} leads to ${to}`);
        else if (!FILES.test(to)) queue.push(to.split('#')[0] ?? to);
      }
    }
    expect(wrong).toEqual([]);
    expect(seen.size).toBeGreaterThan(15);
  },
);

test(
  'NFR: a page names its language to crawlers and link previews',
  ON_DESKTOP,
  async ({ page, pseudoSite }) => {
    await page.goto(pseudoSite + inPseudo(paths.news));
    await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'en_XA');
    const canonical = page.locator('link[rel=canonical]');
    await expect(canonical).toHaveAttribute('href', pseudoSite + inPseudo('/news'));
    const sitemap = await page.request.get(`${pseudoSite}/sitemap/${PSEUDO_LOCALE}-1.xml`);
    expect(await sitemap.text()).toContain(`${pseudoSite}${inPseudo('/news')}</loc>`);
  },
);

/** Books from the profile on, pressing what leads on at each step. */
async function book(page: Page, site: string, path: string) {
  await page.goto(site + inPseudo(path));
  await page.locator('input[name=customerName]').fill('María-José');
  await page.locator('input[name=customerPhone]').fill(ownPhone());
  await page.locator('main button[type=submit]:visible').last().click();
  await page.waitForURL(/confirmed=/);
  await expect(page.locator('html')).toHaveAttribute('lang', PSEUDO_LOCALE);
  expect(new URL(page.url()).pathname).toBe(inPseudo(paths.review));
}

test('NFR: a booking keeps the language', ON_DESKTOP, async ({ page, pseudoSite, product }) => {
  const visit = await freeVisit(product);
  await book(page, pseudoSite, visit.path);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    pseudoText('booking.confirmed.heading'),
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'NFR: a booking keeps the language, and its cookie belongs to the page',
    ON_DESKTOP,
    async ({ page, pseudoSite, product }) => {
      await book(page, pseudoSite, (await freeVisit(product)).path);
      const [cookie] = await page.context().cookies();
      expect(cookie?.path).toBe(inPseudo(paths.review));
    },
  );
});

test('a language that is not served has no pages', ON_DESKTOP, async ({ request }) => {
  const answer = await request.get(inPseudo(paths.about));
  expect(answer.status()).toBe(404);
});
