import type { Page } from 'playwright/test';
import { languageName } from '@/lib/shared/domain/language-name';
import { LANGUAGE_OPTIONS } from '@/lib/shared/domain/languages';
import { LANGUAGES } from '@/lib/shared/texts/languages';
import { PSEUDO_LOCALE } from '@/lib/shared/texts/locales';
import { expectHydrated } from '../hydrated';
import { expect } from '../test';
import { findEscaped } from './escaped-texts';
import { findLayoutFaults } from './layout-faults';
import { inPseudo, pseudoText } from './pseudo-site';

/** Names, which no language changes. */
const NAMES = [
  PSEUDO_LOCALE,
  ...Object.values(LANGUAGES).map(({ name }) => name),
  ...LANGUAGE_OPTIONS.flatMap(({ value, label }) => [label, languageName(value, PSEUDO_LOCALE)]),
  'Settln',
  'Google',
  'WhatsApp',
  'App Store',
  'Play Store',
  'GBP',
];

function dateWord(options: Intl.DateTimeFormatOptions, at: number): string {
  return new Intl.DateTimeFormat('de', { ...options, timeZone: 'UTC' }).format(at);
}

/** What Intl writes: weekdays and months, the long names first. */
const FORMATTED = [
  ...(['long', 'short'] as const).flatMap((style) => [
    ...Array.from({ length: 7 }, (_, day) =>
      dateWord({ weekday: style }, Date.UTC(2026, 0, day + 1)),
    ),
    ...Array.from({ length: 12 }, (_, month) => dateWord({ month: style }, Date.UTC(2026, month))),
  ]),
].sort((a, b) => b.length - a.length);

/** What `findEscaped` leaves out. */
export const KNOWN = [...NAMES, ...new Set(FORMATTED)];

const WIDTHS = [320, 390, 1280];
/** A page, or a state of one. */
export interface Shown {
  what: string;
  path: string;
  /** Presses what opens a state of the page. */
  open?: (page: Page) => Promise<void>;
  /** Names that a host wrote, where no markup says so: in titles. */
  names?: readonly string[];
}

export const press = (place: string) => (page: Page) =>
  page
    .getByRole('button', { name: pseudoText(place) })
    .first()
    .click();

/** Sends the form of a page empty, so that its errors are shown. */
export const submit = async (page: Page) => {
  const form = page.locator('main form').last();
  await form.evaluate((element) => element instanceof HTMLFormElement && element.requestSubmit());
};

/** What is wrong with a page or a state in the pseudo-locale, at three widths. */
async function faultsOf(page: Page, site: string, { what, path, open, names = [] }: Shown) {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(site + inPseudo(path));
  await expect(page.locator('html')).toHaveAttribute('lang', PSEUDO_LOCALE);
  await expectHydrated(page);
  await open?.(page);
  const escaped = await page.evaluate(findEscaped, [...names, ...KNOWN]);
  const faults = escaped.map(({ text, where }) => `${what}: escaped "${text}" in ${where}`);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    // Two frames: one for the media queries, one for what scripts measure.
    await page.evaluate(
      () => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))),
    );
    const found = await page.evaluate(findLayoutFaults);
    faults.push(...found.map((fault) => `${what} at ${width} px: ${fault}`));
  }
  return faults;
}

/** Expects nothing wrong with any of the pages and states in the pseudo-locale. */
export async function expectRoomAndTexts(page: Page, site: string, shown: readonly Shown[]) {
  const faults: string[] = [];
  for (const one of shown) faults.push(...(await faultsOf(page, site, one)));
  expect(faults).toEqual([]);
}
