import { createHash } from 'node:crypto';
import { decodeHTML } from 'entities';
import { CHOOSABLE, isComplete } from '@/lib/texts/languages';
import { directionOf } from '@/lib/texts/locales';
import { demoService } from '@/local/demo/shapes/providers';
import { localePath } from '../lib/url/locale-path';
import { managePath } from '../lib/url/manage-url';
import { PAGES } from '../lib/url/pages';
import { reportPath } from '../lib/url/report-url';
import { demoEventId } from '../local/demo/events';
import { demoSlate } from '../local/demo/slates';
import { bookForSomebodyElse, findFreeVisit } from './support/free-visit';
import { plainEnglish } from './support/left-english';
import { expect, ON_DESKTOP, ON_PHONE, test } from './support/test';

const OTHERS = CHOOSABLE.filter((code) => code !== 'en');

/** What a page shows or says: between its tags, and in the attributes that are read out. */
function saidIn(html: string): string[] {
  const shown = html
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
    .replaceAll(/<main[^>]* lang="en".*?<\/main>/gs, '');
  const nodes = [...shown.matchAll(/>([^<>]+)</g)];
  const named = [...shown.matchAll(/ (?:aria-label|alt|placeholder|title)="([^"]+)"/g)];
  return [...nodes, ...named].map(([, text = '']) => decodeHTML(text).trim());
}

/** Scripts in the page that its policy does not let run. */
function refusedScripts(html: string, policy: string): number {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>(.*?)<\/script>/gs)];
  return inline.filter(([, attributes = '', script = '']) => {
    if (attributes.includes('type="application/ld+json"')) return false;
    const hash = createHash('sha256').update(script).digest('base64');
    const nonce = /nonce="([^"]+)"/.exec(attributes)?.[1];
    return !policy.includes(hash) && !(nonce && policy.includes(nonce));
  }).length;
}

test(
  'every page of visitors is whole in every language',
  ON_DESKTOP,
  async ({ request, product }) => {
    test.slow();
    const service = demoService('typical');
    const visit = await findFreeVisit(product, 13);
    const token = await bookForSomebodyElse(product, await findFreeVisit(product, 22));
    const select = { providerId: visit.serviceId, settlnProviderId: visit.calendarId };
    const own = PAGES.filter(({ sitemap, path }) => sitemap === true || path === '/downloadapp');
    const paths = [
      ...own.map(({ path }) => path),
      '/find',
      '/find?q=braids',
      '/find/food/sub-saharan-africa',
      '/whats-on',
      `/whats-on/${demoEventId(1)}`,
      '/communities',
      '/communities/south-asian',
      '/how-reviews-work',
      '/news/posts',
      `/slates/${demoSlate('image').id}`,
      `/providerPage?id=${service.id}`,
      `/providerPage/poster?id=${service.id}`,
      `/booking?providerId=${service.id}`,
      `/booking/select-time?${new URLSearchParams(select)}`,
      visit.path,
      '/booking/not-me?token=any.token',
      reportPath({ kind: 'service', id: service.id, pageOf: null }),
      managePath(token),
      '/settln-providers',
    ];
    const wrong: string[] = [];
    for (const language of OTHERS) {
      const foreign = plainEnglish(language);
      const missing = ['/nowhere', '/providerPage?id=nobody', '/slates/none', '/communities/none'];
      for (const path of [...paths, ...missing]) {
        const address = localePath(language, path);
        const answer = await request.get(address);
        const html = await answer.text();
        const is = (name: string, holds: boolean) => {
          if (!holds) wrong.push(`${address}: ${name}`);
        };
        const policy = answer.headers()['content-security-policy'] ?? '';
        const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
        is(`status ${answer.status()}`, answer.status() === (missing.includes(path) ? 404 : 200));
        is('language', html.includes(`<html lang="${language}" dir="${directionOf(language)}"`));
        is(`title ${title}`, title !== '' && !foreign.has(title.split(' | ')[0] ?? ''));
        is('policy', policy.includes('script-src') && !/script-src[^;]*unsafe-inline/.test(policy));
        is('a script that may not run', refusedScripts(html, policy) === 0);
        const isNoindex = /<meta name="robots" content="[^"]*noindex/.test(html);
        is('robots', isComplete(language) || isNoindex);
        const alternates = html.includes('hrefLang=') || html.includes('rel="alternate" hreflang');
        is('alternates', isComplete(language) || !alternates);
        const otherDigits = saidIn(html).filter((text) => /[٠-٩०-९]/.test(text));
        is(`digits: ${otherDigits.join(' / ')}`, otherDigits.length === 0);
        const left = saidIn(html).filter((text) => foreign.has(text));
        is(`English: ${[...new Set(left)].join(' / ')}`, left.length === 0);
      }
    }
    expect(wrong).toEqual([]);
  },
);

test('the top bar has two rows on a phone in every language', ON_PHONE, async ({ page }) => {
  for (const language of CHOOSABLE) {
    await page.goto(localePath(language, '/find'));
    const { height = 0 } = (await page.getByRole('banner').boundingBox()) ?? {};
    expect.soft(height, language).toBeLessThanOrEqual(120);
  }
});

test('the switch leads to the same page and keeps the choice', async ({ page, context }) => {
  await page.goto('/find?q=braids');
  await page.waitForLoadState();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Language/ })
    .click();
  const menu = page.getByRole('dialog', { name: 'Language' });
  await menu.getByRole('link', { name: 'Malti' }).click();
  await expect(page).toHaveURL(/\/mt\/find\?q=braids$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'mt');
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === 'language')?.value).toBe('mt');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the row of the footer is enough', ON_DESKTOP, async ({ page }) => {
    await page.goto(`/providerPage?id=${demoService('typical').id}`);
    const row = page.getByRole('contentinfo').getByRole('navigation', { name: 'Language' });
    await row.getByRole('link', { name: 'العربية' }).click();
    await expect(page).toHaveURL(/\/ar\/providerPage\?id=/);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('contentinfo')).toContainText('تُرجمت هذه الصفحات آليًا');
  });
});

test('the switch leads nowhere else', ON_DESKTOP, async ({ request, baseURL }) => {
  const ask = async (to: string, referer?: string) => {
    const answer = await request.get(`/language?to=${to}`, {
      headers: referer === undefined ? undefined : { referer },
      maxRedirects: 0,
    });
    return [answer.status(), answer.headers().location];
  };
  expect(await ask('mt', `${baseURL}/ar/news?origin=IN`)).toEqual([303, '/mt/news?origin=IN']);
  expect(await ask('en', `${baseURL}/mt`)).toEqual([303, '/']);
  expect(await ask('mt')).toEqual([303, '/mt']);
  expect(await ask('en', 'https://elsewhere.example/news')).toEqual([303, '/']);
  expect(await ask('en', `${baseURL}//elsewhere.example/`)).toEqual([303, '/elsewhere.example/']);
  expect(await ask('xx')).toEqual([404, undefined]);
});
