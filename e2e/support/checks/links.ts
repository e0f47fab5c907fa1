import type { APIRequestContext } from 'playwright/test';
import type { Check } from './check';

/** Links that are asked for at a time. */
const AT_ONCE = 4;

/** Those that a worker has asked for, or opened as a page of a table. */
const asked = new Set<string>();

/**
 * Notes the links of all pages, so that each address is asked once by a worker, after the pages of
 * a table.
 */
export function collectLinks() {
  /** Of each path a whole address, and the page that leads there. */
  const found = new Map<string, { to: string; from: string }>();
  const check: Check = async ({ page, address }) => {
    const { origin, pathname: own } = new URL(page.url());
    // Its status is the one of the table.
    asked.add(own);
    found.delete(own);
    const links = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('a[href], link[href]')].map(
        ({ href }) => href,
      ),
    );
    for (const link of links) {
      const { origin: itsOrigin, pathname, search } = new URL(link);
      if (itsOrigin !== origin || /^\/(?:_next|api)\//.test(pathname)) continue;
      // One query of each page: they lead to the same code.
      if (!asked.has(pathname) && !found.has(pathname))
        found.set(pathname, { to: pathname + search, from: address });
    }
    return [];
  };
  /** Which of those since the last time lead nowhere. */
  const nowhere = async (request: APIRequestContext): Promise<string[]> => {
    const faults: string[] = [];
    const waiting = [...found];
    for (const [pathname] of waiting) asked.add(pathname);
    found.clear();
    const ask = async ([pathname, { to, from }]: (typeof waiting)[number]) => {
      // It leads back to the page where it was pressed, and here to none.
      const isSwitch = pathname === '/language';
      const answer = await request.get(to, isSwitch ? { maxRedirects: 0 } : {});
      if (answer.status() !== (isSwitch ? 303 : 200)) {
        faults.push(`${to} from ${from}: ${answer.status()}`);
      }
    };
    while (waiting.length > 0) await Promise.all(waiting.splice(0, AT_ONCE).map(ask));
    return faults;
  };
  return { check, nowhere };
}
