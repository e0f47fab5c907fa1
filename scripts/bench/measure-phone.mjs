// @ts-check
import { openBrowser } from './browser.mjs';
import { visitOnPhone } from './phone-visit.mjs';
import { signIn } from './sign-in.mjs';
import { median, round } from './statistics.mjs';

/** @typedef {import('./report.mjs').Row} Row */
/** @typedef {import('./phone-visit.mjs').Tap} Tap */
/** @typedef {import('./phone-visit.mjs').Visit} Visit */
/** @typedef {import('./report.mjs').Measurement} Measurement */
/** @typedef {import('playwright').Page} Page */
/** What a visitor does on each page once it is there, and what it is called. @type {Record<string, Tap[]>} */
const TAPS = {
  profile: [
    ['open a picture', (page) => page.locator('.mosaic a, .mosaic button').first().tap()],
    [
      'next picture',
      (page) => page.getByRole('dialog').getByRole('button', { name: /next/i }).tap(),
    ],
    [
      'close the picture',
      (page) => page.getByRole('dialog').getByRole('button', { name: /close/i }).tap(),
    ],
  ],
  booking: [
    ['choose', (page) => page.locator('.svc label').nth(0).tap()],
    ['choose another', (page) => page.locator('.svc label').nth(1).tap()],
    ['let go', (page) => page.locator('.svc label').nth(0).tap()],
  ],
  selectTime: [
    ['pick a time', (page) => page.locator('.time').first().tap()],
    [
      'answer the question',
      (page) => page.getByRole('dialog').locator('.opt-row:not(.unfit)').last().tap(),
    ],
    ['cancel', (page) => page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).tap()],
    ['show a day', (page) => page.locator('.date:not(.none)').nth(2).tap()],
    ['next week', (page) => page.getByRole('link', { name: 'Next week' }).tap()],
  ],
  calendar: calendarTaps('day'),
  calendarWeek: calendarTaps('week'),
};

/**
 * @param {'day' | 'week'} step
 * @returns {Tap[]}
 */
function calendarTaps(step) {
  const inDialog = (/** @type {Page} */ page) => page.getByRole('dialog');
  return [
    ['scroll', scrollGrid],
    [`next ${step}`, (page) => page.getByRole('button', { name: `Next ${step}` }).tap()],
    [`previous ${step}`, (page) => page.getByRole('button', { name: `Previous ${step}` }).tap()],
    ['choose a slot', (page) => page.locator('.slot.available[data-at]').last().tap()],
    ['leave it', (page) => inDialog(page).getByRole('button', { name: 'Cancel' }).tap()],
    ['choose another', (page) => page.locator('.slot.available[data-at]').last().tap()],
    [
      'block it',
      (page) =>
        inDialog(page)
          .getByRole('button', { name: /^Block/ })
          .tap(),
    ],
    ['move by key', (page) => page.keyboard.press('ArrowUp')],
    ['change the view', (page) => page.locator('.seg [aria-pressed=false]').first().tap()],
  ];
}

/**
 * Moves the grid a little in each frame; the slowest of them counts as an interaction.
 * @param {Page} page
 */
async function scrollGrid(page) {
  await page.locator('.calscroll').evaluate(async (box) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    let [slowest, before] = [0, await nextFrame()];
    for (let frame = 0; frame < 60; frame += 1) {
      box.scrollTop += frame < 30 ? 40 : -40;
      const now = await nextFrame();
      [slowest, before] = [Math.max(slowest, now - before), now];
    }
    const entry = { kind: 'event', name: 'frame of a scroll', value: slowest };
    /** @type {any} */ (globalThis).reportEntry(entry);
  });
}

/**
 * Visits a page several times, always with empty caches; the median visit counts.
 * `portal` is where to sign in first, for a page that asks for it.
 * @param {{ page: keyof typeof TAPS, url: string, visits: number, portal?: string }} options
 * @returns {Promise<Measurement>}
 */
export async function measurePhone({ page, url, visits, portal }) {
  const browser = await openBrowser();
  try {
    /** @type {Visit[]} */
    const taken = [];
    const session = portal === undefined ? undefined : await signIn(browser, portal);
    for (let visit = 0; visit < visits; visit += 1) {
      taken.push(await visitOnPhone(browser, url, TAPS[page] ?? [], session));
    }
    return { rows: toRows(page, taken), details: { [`phone ${page}`]: taken } };
  } finally {
    await browser.close();
  }
}

/**
 * @param {string} page
 * @param {readonly Visit[]} visits
 * @returns {Row[]}
 */
function toRows(page, visits) {
  const figure = (
    /** @type {'lcpMs' | 'cls' | 'interactionMs'} */ name,
    /** @type {number} */ digits,
  ) => {
    const values = visits.map((visit) => visit[name]);
    const spread = `${round(Math.min(...values), digits)} to ${round(Math.max(...values), digits)}`;
    return { measured: round(median(values), digits), note: `${visits.length} visits, ${spread}` };
  };
  const bar = (/** @type {number} */ limit) => ({
    limit,
    direction: /** @type {const} */ ('at most'),
  });
  const group = 'Phone';
  const lcp = figure('lcpMs', 0);
  const interaction = figure('interactionMs', 0);
  return [
    {
      group,
      what: `${page}: largest contentful paint`,
      unit: 'ms',
      bar: bar(2_000),
      ...lcp,
      note: `${lcp.note}; ${visits[0]?.lcpElement ?? ''}`,
    },
    { group, what: `${page}: layout shift`, unit: '', bar: bar(0.02), ...figure('cls', 3) },
    {
      group,
      what: `${page}: slowest interaction`,
      unit: 'ms',
      bar: bar(100),
      ...interaction,
      note: `${interaction.note}; ${findSlowest(visits)}`,
    },
  ];
}

/** @param {readonly Visit[]} visits */
function findSlowest(visits) {
  const all = visits.flatMap(({ interactions }) => interactions);
  const slowest = all.sort((a, b) => b.ms - a.ms)[0];
  return slowest ? `slowest of all: ${slowest.tap}` : 'nothing took 16 ms';
}
