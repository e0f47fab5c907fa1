// Written by `npm run texts` from the imports of each page and layout.
import type { Group } from './texts';

export const BROWSER_GROUPS = {
  '(booking)/booking/page': ['ui.duration'],
  '(booking)/booking/review/page': ['ui.duration'],
  '(booking)/booking/select-time/page': ['ui.duration'],
  '(portal)/services/[id]/page': ['ui.duration'],
  '(portal)/settln-providers/page': ['ui.duration'],
  '(site)/contact/page': ['errors.fields'],
  '(site)/delete-request/page': ['errors.fields'],
  '(site)/news/page': ['news.browser'],
} as const satisfies Record<string, readonly Group[]>;
