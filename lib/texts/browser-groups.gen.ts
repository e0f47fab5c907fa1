// Written by `npm run texts` from the imports of each page and layout.
import type { Group } from './texts';

export const BROWSER_GROUPS = {
  '(booking)/booking/page': ['ui.duration'],
  '(booking)/booking/review/page': ['ui.duration', 'ui.field'],
  '(booking)/booking/select-time/page': ['ui.duration'],
  '(portal)/events/[id]/edit/page': ['ui.errorSummary', 'ui.field', 'ui.picture'],
  '(portal)/events/new/page': ['ui.errorSummary', 'ui.field', 'ui.picture'],
  '(portal)/services/[id]/edit/page': ['ui.errorSummary', 'ui.field', 'ui.picture'],
  '(portal)/services/[id]/page': [
    'profile.gallery',
    'profile.lightbox',
    'site.share',
    'ui.duration',
    'ui.field',
    'ui.picture',
  ],
  '(portal)/services/new/page': ['ui.errorSummary', 'ui.field', 'ui.picture'],
  '(portal)/settln-providers/page': ['ui.duration', 'ui.field', 'ui.toast'],
  '(site)/contact/page': [
    'errors.fields',
    'site.contactForm',
    'site.letter',
    'ui.actions',
    'ui.errorSummary',
    'ui.field',
  ],
  '(site)/delete-request/page': [
    'errors.fields',
    'site.deletionForm',
    'site.deletionReasons',
    'site.letter',
    'ui.actions',
    'ui.errorSummary',
    'ui.field',
  ],
  '(site)/downloadapp/page': ['site.download', 'ui.actions'],
  '(site)/news/page': ['news.browser', 'ui.field', 'ui.picture'],
  '(site)/page': ['site.download', 'ui.actions'],
  '(site)/providerPage/page': ['profile.gallery', 'profile.lightbox', 'ui.picture'],
  '(site)/slates/[id]/page': ['site.download', 'site.share', 'ui.actions'],
  layout: ['site.error', 'ui.logo'],
} as const satisfies Record<string, readonly Group[]>;
