// @ts-check

/** @typedef {import('playwright').Browser} Browser */
/** @typedef {import('playwright').Page} Page */

/** The phone of the bench: 4x slower, 1.6 Mbit/s down, 150 ms round trip. */
const CPU_SLOWDOWN = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
/** Larger than the phone's screen, because changes outside the window are not drawn. */
const WINDOW = { width: 900, height: 2000 };
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  reducedMotion: /** @type {const} */ ('no-preference'),
};
/** For late layout shifts and images. */
const SETTLE_MS = 2_500;
const AFTER_TAP_MS = 900;
const LOAD_BUDGET_MS = 30_000;
const TAP_BUDGET_MS = 8_000;

/** Playwright's own taps are too short to be drawn. */
const FINGER_MS = 80;

/**
 * @typedef {object} Visit
 * @property {number} lcpMs
 * @property {number} cls
 * @property {number} interactionMs
 * @property {string} lcpElement
 * @property {{ tap: string, event: string, ms: number }[]} interactions
 */

/** @typedef {readonly [name: string, tap: (page: Page) => Promise<void>]} Tap */

/**
 * Waits until the target is still and uncovered.
 * @param {import('playwright').Locator} target
 */
export async function press(target) {
  await target.tap({ trial: true });
  const box = await target.boundingBox();
  if (!box) throw new Error('what is pressed is not on the screen');
  const page = target.page();
  const touch = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(FINGER_MS);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touch.detach();
}

/**
 * With empty caches.
 * @param {Browser} browser
 * @param {Awaited<ReturnType<typeof import('./browser.mjs').signIn>>} [storageState]
 * @returns {Promise<Page>}
 */
export async function openPhone(browser, storageState) {
  const context = await browser.newContext({ ...PHONE, ...(storageState && { storageState }) });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const { windowId } = await session.send('Browser.getWindowForTarget');
  await session.send('Browser.setWindowBounds', { windowId, bounds: WINDOW });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  page.setDefaultTimeout(TAP_BUDGET_MS);
  return page;
}

/**
 * @param {Browser} browser
 * @param {string} url
 * @param {readonly Tap[]} taps
 * @param {Awaited<ReturnType<typeof import('./browser.mjs').signIn>>} [session]
 * @returns {Promise<Visit>}
 */
export async function visitOnPhone(browser, url, taps, session) {
  const page = await openPhone(browser, session);
  try {
    const seen = {
      tap: '',
      lcpMs: 0,
      lcpElement: '',
      cls: 0,
      interactions: /** @type {Visit['interactions']} */ ([]),
    };
    await page.exposeFunction('reportEntry', (/** @type {Entry} */ entry) => note(seen, entry));
    await page.addInitScript(observe);
    const answer = await page.goto(url, { waitUntil: 'load', timeout: LOAD_BUDGET_MS });
    if (answer?.status() !== 200) throw new Error(`${url} answered ${answer?.status()}`);
    await page.waitForTimeout(SETTLE_MS);
    const { lcpMs, lcpElement } = seen;
    for (const [name, tap] of taps) {
      seen.tap = name;
      await tap(page);
      await page.waitForTimeout(AFTER_TAP_MS);
    }
    const { cls, interactions } = seen;
    const interactionMs = Math.max(0, ...interactions.map(({ ms }) => ms));
    return { lcpMs, lcpElement, cls, interactionMs, interactions };
  } finally {
    await page.context().close();
  }
}

/**
 * @typedef {{ kind: 'lcp' | 'shift' | 'event', name: string, value: number }} Entry
 */

/**
 * @param {Omit<Visit, 'interactionMs'> & { tap: string }} seen
 * @param {Entry} entry
 */
function note(seen, { kind, name, value }) {
  if (kind === 'lcp') {
    seen.lcpMs = value;
    seen.lcpElement = name;
  } else if (kind === 'shift') {
    seen.cls += value;
  } else {
    seen.interactions.push({ tap: seen.tap, event: name, ms: value });
  }
}

/** Runs before the page's own scripts. */
function observe() {
  const report = (/** @type {Entry} */ entry) => {
    /** @type {any} */ (globalThis).reportEntry(entry);
  };
  /** @param {string} type @param {(entry: any) => Entry | null} read @param {object} [extra] */
  const watch = (type, read, extra) => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const told = read(entry);
        if (told) report(told);
      }
    }).observe({ type, buffered: true, ...extra });
  };
  watch('largest-contentful-paint', (entry) => ({
    kind: 'lcp',
    name: `${entry.element?.tagName ?? ''} ${String(entry.element?.className ?? '')}`.trim(),
    value: entry.startTime,
  }));
  watch('layout-shift', (entry) =>
    entry.hadRecentInput ? null : { kind: 'shift', name: '', value: entry.value },
  );
  watch(
    'event',
    (entry) =>
      entry.interactionId ? { kind: 'event', name: entry.name, value: entry.duration } : null,
    { durationThreshold: 16 },
  );
}
