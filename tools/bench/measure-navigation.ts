import { openBrowser } from './browser';
import { watchForProfile } from './in-page.mjs';
import { openPhone, press } from './phone-visit';
import type { Measurement, Row } from './report';
import { median, round } from './statistics';

/** From `/find` to a profile (docs/BENCH.md). */
const BAR_MS = 300;
/** For prefetching. */
const SETTLE_MS = 4_000;

/** From a tap on a search card until its profile is drawn. */
export async function measureNavigation({
  url,
  visits,
}: {
  url: string;
  visits: number;
}): Promise<Measurement> {
  const browser = await openBrowser();
  const taken: number[] = [];
  try {
    for (let visit = 0; visit < visits; visit += 1) {
      const page = await openPhone(browser);
      let note: (ms: number) => void = () => {};
      const shown = new Promise<number>((resolve) => {
        note = resolve;
      });
      await page.exposeFunction('reportShown', note);
      await page.addInitScript(watchForProfile);
      await page.goto(url, { waitUntil: 'load', timeout: 30_000 });
      await page.waitForTimeout(SETTLE_MS);
      await press(
        page
          .getByRole('main')
          .getByRole('link', { name: /\S/ })
          .and(page.locator('[href*="/providerPage?id="]'))
          .first(),
      );
      taken.push(await Promise.race([shown, page.waitForTimeout(15_000).then(() => Number.NaN)]));
      await page.context().close();
    }
  } finally {
    await browser.close();
  }
  if (taken.some(Number.isNaN)) throw new Error('no profile was shown');
  const spread = `${round(Math.min(...taken), 0)} to ${round(Math.max(...taken), 0)}`;
  const row: Row = {
    group: 'Phone',
    what: 'from a tap in the search to the profile',
    measured: round(median(taken), 0),
    unit: 'ms',
    bar: { limit: BAR_MS, direction: 'at most' },
    note: `${visits} visits, ${spread}`,
  };
  return { rows: [row], details: { navigation: taken } };
}
