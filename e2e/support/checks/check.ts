import type { Page, Response } from 'playwright/test';
import type { LanguageCode } from '@/lib/shared/texts/locales';
import type { Row } from '../every-page';

/** A page that is open on a phone, in a language. */
interface Visit {
  page: Page;
  row: Row;
  language: LanguageCode;
  /** With the language. */
  address: string;
  answer: Response;
  html: string;
}

/** Says what is wrong with a page. It leaves the window, the letters and the theme as they were. */
export type Check = (visit: Visit) => Promise<readonly string[]>;

/** Two frames: one for the media queries, one for what scripts measure. */
export const settle = (page: Page) =>
  page.evaluate(
    () => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))),
  );
