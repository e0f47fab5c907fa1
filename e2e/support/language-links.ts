import type { Page } from 'playwright/test';

/** Files, calls and pictures have one address for all languages. */
const FILES =
  /^\/(?:api|art|_next)\/|^\/language\?|^\/providerPage\/qr\?|^\/[^?#]*\.\w{2,5}(?:\?|$)/;

/** Whether an address of ours, without the origin, leads to a page in another language. */
function losesLanguage(address: string, language: string): boolean {
  return !new RegExp(`^/${language}(?:[/?#]|$)`).test(address) && !FILES.test(address);
}

/** Where links and forms of a page, or of a mail, lead to a page of ours in another language. */
export async function linksToOthers(page: Page, siteUrl: string, language: string) {
  const addresses = await page.evaluate(() => [
    ...[...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href }) => href),
    ...[...document.querySelectorAll('form[action]')].map(
      (form) => new URL(form.getAttribute('action') ?? '', document.baseURI).href,
    ),
  ]);
  return addresses
    .filter((address) => address.startsWith(`${siteUrl}/`))
    .map((address) => address.slice(siteUrl.length))
    .filter((address) => losesLanguage(address, language));
}
