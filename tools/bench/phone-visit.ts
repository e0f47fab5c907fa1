import type { Browser, Locator, Page } from 'playwright';
import type { Session } from './browser';
import { type Entry, observe } from './in-page.mjs';

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
  reducedMotion: 'no-preference' as const,
};
/** For late layout shifts and images. */
const SETTLE_MS = 2_500;
const AFTER_TAP_MS = 900;
const LOAD_BUDGET_MS = 30_000;
const TAP_BUDGET_MS = 8_000;

/** Playwright's own taps are too short to be drawn. */
const FINGER_MS = 80;

/** What is told during a visit. */
interface Seen {
  lcpMs: number;
  cls: number;
  lcpElement: string;
  interactions: { tap: string; event: string; ms: number }[];
}

export interface PhoneVisit extends Seen {
  interactionMs: number;
}

export type Tap = readonly [name: string, tap: (page: Page) => Promise<void>];

/** Waits until the target is still and uncovered. */
export async function press(target: Locator): Promise<void> {
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

/** With empty caches. */
export async function openPhone(browser: Browser, storageState?: Session): Promise<Page> {
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

export async function visitOnPhone(
  browser: Browser,
  url: string,
  taps: readonly Tap[],
  session?: Session,
): Promise<PhoneVisit> {
  const page = await openPhone(browser, session);
  try {
    const seen: Seen & { tap: string } = {
      tap: '',
      lcpMs: 0,
      lcpElement: '',
      cls: 0,
      interactions: [],
    };
    await page.exposeFunction('reportEntry', (entry: Entry) => note(seen, entry));
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

function note(seen: Seen & { tap: string }, { kind, name, value }: Entry): void {
  if (kind === 'lcp') {
    seen.lcpMs = value;
    seen.lcpElement = name;
  } else if (kind === 'shift') {
    seen.cls += value;
  } else {
    seen.interactions.push({ tap: seen.tap, event: name, ms: value });
  }
}
