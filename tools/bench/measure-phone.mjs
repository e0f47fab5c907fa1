// @ts-check
import { openBrowser, signIn } from './browser.mjs';
import { press, visitOnPhone } from './phone-visit.mjs';
import { median, round } from './statistics.mjs';

/** @typedef {import('./report.mjs').Row} Row */
/** @typedef {import('./phone-visit.mjs').Tap} Tap */
/** @typedef {import('./phone-visit.mjs').Visit} Visit */
/** @typedef {import('./report.mjs').Measurement} Measurement */
/** @typedef {import('playwright').Page} Page */
/** @type {Record<string, Tap[]>} */
const TAPS = {
  profile: [
    ['open a picture', (page) => press(page.getByRole('link', { name: /^Open image/ }).first())],
    [
      'next picture',
      (page) => press(page.getByRole('dialog').getByRole('button', { name: /next/i })),
    ],
    [
      'close the picture',
      (page) => press(page.getByRole('dialog').getByRole('button', { name: /close/i })),
    ],
  ],
  booking: [
    ['choose', (page) => press(page.locator('[data-item] label').nth(0))],
    ['choose another', (page) => press(page.locator('[data-item] label').nth(1))],
    ['let go', (page) => press(page.locator('[data-item] label').nth(0))],
  ],
  selectTime: [
    ['pick a time', (page) => press(page.locator('[data-time]').first())],
    [
      'answer the question',
      (page) => press(page.getByRole('dialog').locator('label:has(input:enabled)').last()),
    ],
    ['cancel', (page) => press(page.getByRole('dialog').getByRole('button', { name: 'Cancel' }))],
    ['show a day', (page) => press(page.locator('[data-day]:not([data-free="0"])').nth(2))],
    ['next week', (page) => press(page.getByRole('link', { name: 'Next week' }))],
  ],
  calendar: calendarTaps('day'),
  calendarWeek: calendarTaps('week'),
  availability: [
    [
      'change availability',
      (page) => press(page.getByRole('button', { name: 'Change Availability' })),
    ],
    ['paint', (page) => paintWeek(page, 24)],
    ['undo', (page) => press(page.getByRole('button', { name: 'Undo', exact: true }))],
    ['paint and back', (page) => paintWeek(page, 0)],
  ],
};

/**
 * @param {'day' | 'week'} step
 * @returns {Tap[]}
 */
function calendarTaps(step) {
  const inDialog = (/** @type {Page} */ page) => page.getByRole('dialog');
  return [
    ['scroll', scrollGrid],
    [`next ${step}`, (page) => press(page.getByRole('button', { name: `Next ${step}` }))],
    [`previous ${step}`, (page) => press(page.getByRole('button', { name: `Previous ${step}` }))],
    ['choose a slot', (page) => press(page.locator('.slot.available[data-at]').last())],
    ['leave it', (page) => press(inDialog(page).getByRole('button', { name: 'Cancel' }))],
    ['choose another', (page) => press(page.locator('.slot.available[data-at]').last())],
    ['block it', (page) => press(inDialog(page).getByRole('button', { name: /^Block/ }))],
    ['move by key', (page) => page.keyboard.press('ArrowUp')],
    ['change the view', (page) => press(page.locator('[role=group] [aria-pressed=false]').first())],
  ];
}

/** The first cell of 12:00. */
const NOON = 7 * 48;

/**
 * Drags over all seven days, then to `endsAt`. Browsers do not report moves as events, so it
 * reports the slowest as one.
 * @param {Page} page
 * @param {number} endsAt
 */
async function paintWeek(page, endsAt) {
  const cells = page.locator('.week-grid .slot[data-at]');
  await page.evaluate(showRow, NOON);
  const first = await cells.nth(NOON).boundingBox();
  const last = await cells.nth(NOON + 6).boundingBox();
  if (!first || !last) throw new Error('the week has no cells');
  const place = (/** @type {number} */ column, /** @type {number} */ row) =>
    /** @type {const} */ ([
      first.x + 5 + ((last.x - first.x) * column) / 6,
      first.y + 5 + row * first.height,
    ]);
  await page.mouse.move(...place(0, 0));
  await page.evaluate(watchFrames);
  await page.mouse.down();
  for (let step = 1; step <= 12; step += 1) await page.mouse.move(...place(step / 2, step));
  await page.mouse.move(...place(6, Math.min(endsAt, 12)));
  await page.mouse.up();
  const moves = await page.evaluate(() => /** @type {any} */ (globalThis).stopFrames());
  if (moves === 0) throw new Error('the drag reached no slot');
}

/**
 * Runs in the page; resolves after the frame.
 * @param {number} cell
 */
async function showRow(cell) {
  const target = document.querySelectorAll('.week-grid .slot[data-at]')[cell];
  document
    .querySelector('[data-calendar-window]')
    ?.scrollIntoView({ block: 'start', behavior: 'instant' });
  target?.scrollIntoView({ block: 'start', behavior: 'instant' });
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** Runs in the page. */
function watchFrames() {
  let [slowest, moves] = [0, 0];
  const onMove = (/** @type {PointerEvent} */ event) => {
    const at = document.elementFromPoint(event.clientX, event.clientY);
    if (!at?.closest('[data-at]')) return;
    moves += 1;
    requestAnimationFrame(() => {
      // A message arrives after the frame was drawn.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        slowest = Math.max(slowest, performance.now() - event.timeStamp);
      };
      port2.postMessage(null);
    });
  };
  addEventListener('pointermove', onMove, true);
  /** @type {any} */ (globalThis).stopFrames = () => {
    removeEventListener('pointermove', onMove, true);
    const entry = { kind: 'event', name: 'move of a drag', value: slowest };
    /** @type {any} */ (globalThis).reportEntry(entry);
    return moves;
  };
}

/** @param {Page} page */
async function scrollGrid(page) {
  await page.locator('[data-calendar-window]').evaluate(async (box) => {
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
 * `portal` is where to sign in first.
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
