import type { Page } from 'playwright';
import { openBrowser, signIn } from './browser';
import { scrollAndBack, showRow, stopFrames, watchFrames } from './in-page.mjs';
import { type PhoneVisit, press, type Tap, visitOnPhone } from './phone-visit';
import type { Measurement, Row } from './report';
import { median, round } from './statistics';

type VisitedPage =
  | 'profile'
  | 'booking'
  | 'selectTime'
  | 'calendar'
  | 'calendarWeek'
  | 'availability';

const TAPS: Record<VisitedPage, readonly Tap[]> = {
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

/** Behind the sign-in, where a press may take longer. */
const OF_PORTAL: ReadonlySet<VisitedPage> = new Set(['calendar', 'calendarWeek', 'availability']);

function calendarTaps(step: 'day' | 'week'): Tap[] {
  const inDialog = (page: Page) => page.getByRole('dialog');
  return [
    ['scroll', (page) => page.locator('[data-calendar-window]').evaluate(scrollAndBack)],
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
 */
async function paintWeek(page: Page, endsAt: number): Promise<void> {
  const cells = page.locator('.week-grid .slot[data-at]');
  await page.evaluate(showRow, NOON);
  const first = await cells.nth(NOON).boundingBox();
  const last = await cells.nth(NOON + 6).boundingBox();
  if (!first || !last) throw new Error('the week has no cells');
  const place = (column: number, row: number) =>
    [first.x + 5 + ((last.x - first.x) * column) / 6, first.y + 5 + row * first.height] as const;
  await page.mouse.move(...place(0, 0));
  await page.evaluate(watchFrames);
  await page.mouse.down();
  for (let step = 1; step <= 12; step += 1) await page.mouse.move(...place(step / 2, step));
  await page.mouse.move(...place(6, Math.min(endsAt, 12)));
  await page.mouse.up();
  const moves = await page.evaluate(stopFrames);
  if (moves === 0) throw new Error('the drag reached no slot');
}

interface Task {
  page: VisitedPage;
  url: string;
  visits: number;
  /** Where to sign in first. */
  portal?: string;
}

export async function measurePhone({ page, url, visits, portal }: Task): Promise<Measurement> {
  const browser = await openBrowser();
  try {
    const taken: PhoneVisit[] = [];
    const session = portal === undefined ? undefined : await signIn(browser, portal);
    for (let visit = 0; visit < visits; visit += 1) {
      taken.push(await visitOnPhone(browser, url, TAPS[page], session));
    }
    return { rows: toRows(page, taken), details: { [`phone ${page}`]: taken } };
  } finally {
    await browser.close();
  }
}

function toRows(page: VisitedPage, visits: readonly PhoneVisit[]): Row[] {
  const figure = (name: 'lcpMs' | 'cls' | 'interactionMs', digits: number) => {
    const values = visits.map((visit) => visit[name]);
    const spread = `${round(Math.min(...values), digits)} to ${round(Math.max(...values), digits)}`;
    return { measured: round(median(values), digits), note: `${visits.length} visits, ${spread}` };
  };
  const bar = (limit: number) => ({ limit, direction: 'at most' as const });
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
      bar: bar(OF_PORTAL.has(page) ? 200 : 100),
      ...interaction,
      note: `${interaction.note}; ${findSlowest(visits)}`,
    },
  ];
}

function findSlowest(visits: readonly PhoneVisit[]): string {
  const all = visits.flatMap(({ interactions }) => interactions);
  const slowest = all.sort((a, b) => b.ms - a.ms)[0];
  return slowest ? `slowest of all: ${slowest.tap}` : 'nothing took 16 ms';
}
