// @ts-check
import { openBrowser } from './browser.mjs';
import { openPhone, press } from './phone-visit.mjs';
import { median, round } from './statistics.mjs';

/** From `/find` to a profile (docs/BENCH.md). */
const BAR_MS = 300;
/** For prefetching. */
const SETTLE_MS = 4_000;

/**
 * From a tap on a search card until its profile is drawn.
 * @param {{ url: string, visits: number }} options
 * @returns {Promise<import('./report.mjs').Measurement>}
 */
export async function measureNavigation({ url, visits }) {
  const browser = await openBrowser();
  /** @type {number[]} */
  const taken = [];
  try {
    for (let visit = 0; visit < visits; visit += 1) {
      const page = await openPhone(browser);
      /** @type {(ms: number) => void} */
      let note = () => {};
      /** @type {Promise<number>} */
      const shown = new Promise((resolve) => {
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
  const row = {
    group: 'Phone',
    what: 'from a tap in the search to the profile',
    measured: round(median(taken), 0),
    unit: 'ms',
    bar: { limit: BAR_MS, direction: /** @type {const} */ ('at most') },
    note: `${visits} visits, ${spread}`,
  };
  return { rows: [row], details: { navigation: taken } };
}

/** Runs in each document. */
function watchForProfile() {
  const KEY = 'tapped-at';
  addEventListener(
    'click',
    (event) => sessionStorage.setItem(KEY, String(performance.timeOrigin + event.timeStamp)),
    true,
  );
  const look = () => {
    const tappedAt = Number(sessionStorage.getItem(KEY));
    if (!tappedAt || !document.getElementById('profile-name')) {
      requestAnimationFrame(look);
      return;
    }
    // A message arrives after the frame was drawn.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      const now = performance.timeOrigin + performance.now();
      /** @type {any} */ (globalThis).reportShown(now - tappedAt);
    };
    port2.postMessage(null);
  };
  requestAnimationFrame(look);
}
