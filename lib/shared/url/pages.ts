import { ACCOUNT_PATH, PROVE_ADDRESS_PATH } from './account-url';
import { splitLocale } from './locale-path';
import { paths } from './paths';

export interface Page {
  /** The English path, without a language. `{id}` stands for one part. */
  path: string;
  /**
   * Whether everybody gets the same page: until the next build, or for half a minute. With
   * `sometimes`, the query or the session may make it a page for one visitor (`shared-pages.ts`).
   */
  shared: 'build' | 'briefly' | 'sometimes' | 'never';
  /** The path of the shared page in `app/[locale]`. */
  copies?: string;
  /** The copies differ by browser, but none is for one visitor. */
  isOnlyCopied?: true;
  /** "portal" also allows people to sign in and to upload. */
  policy: 'own words' | 'others words' | 'portal';
  /**
   * Whether the page is in the sitemap: once, or for each public service, slate or event. 'reviews'
   * means only if {host} has reviews.
   */
  sitemap?: true | 'services' | 'events' | 'slates' | 'directory' | 'reviews';
  /**
   * The page is in English at the addresses of all languages. Search engines are led to the English
   * one.
   */
  isEnglishOnly?: true;
  robots?: 'noindex';
  /** A form posts to the page as a server action. */
  takesPosts?: true;
}

const OWN_WORDS = { shared: 'build', policy: 'own words' } as const;
/** Pages whose texts are in `legal.json`. */
const LEGAL = { ...OWN_WORDS, sitemap: true, isEnglishOnly: true } as const;
const OTHERS_WORDS = { shared: 'never', policy: 'others words' } as const;
const BRIEFLY = { shared: 'briefly', policy: 'others words' } as const;
const SOMETIMES = { shared: 'sometimes', policy: 'others words' } as const;
const BOOKING = { ...OTHERS_WORDS, robots: 'noindex' } as const;
const PORTAL = { shared: 'never', policy: 'portal', robots: 'noindex' } as const;

/** Tests compare this list with `app/[locale]`. */
export const pages = {
  home: { path: paths.home, ...BRIEFLY, copies: '/shared/home/{lead}', sitemap: true },
  downloadApp: { path: paths.downloadApp, ...OWN_WORDS, sitemap: true },
  howItWorks: { path: paths.howItWorks, ...OWN_WORDS, sitemap: true },
  about: { path: paths.about, ...OWN_WORDS, sitemap: true },
  contact: { path: paths.contact, ...OWN_WORDS, sitemap: true },
  privacyPolicy: { path: paths.privacyPolicy, ...LEGAL },
  deleteRequest: { path: paths.deleteRequest, ...LEGAL },
  providerTerms: { path: paths.providerTerms, ...LEGAL },
  terms: { path: paths.terms, ...LEGAL },
  news: {
    path: paths.news,
    ...SOMETIMES,
    copies: '/shared/news/{origin}/{residence}',
    sitemap: true,
  },
  find: {
    path: paths.find,
    ...SOMETIMES,
    copies: '/shared/find/{category}/{community}',
    sitemap: 'directory',
  },
  findCategory: { path: `${paths.find}/{category}`, ...SOMETIMES, sitemap: 'directory' },
  findCommunity: {
    path: `${paths.find}/{category}/{community}`,
    ...SOMETIMES,
    sitemap: 'directory',
  },
  whatsOn: {
    path: paths.whatsOn,
    ...SOMETIMES,
    copies: '/shared/whats-on/list/{span}',
    sitemap: 'events',
  },
  publicEvent: {
    path: `${paths.whatsOn}/{id}`,
    ...BRIEFLY,
    sitemap: 'events',
  },
  communities: {
    path: paths.communities,
    ...BRIEFLY,
    sitemap: 'events',
  },
  community: {
    path: `${paths.communities}/{slug}`,
    ...BRIEFLY,
    sitemap: 'events',
  },
  howReviewsWork: { path: paths.howReviewsWork, ...BRIEFLY, sitemap: 'reviews' },
  posts: {
    path: paths.posts,
    ...SOMETIMES,
    copies: '/shared/posts/{lead}',
    isOnlyCopied: true,
    sitemap: 'slates',
  },
  postsOfCommunity: { path: `${paths.posts}/{slug}`, ...BRIEFLY, sitemap: 'slates' },
  furtherPosts: { path: `${paths.posts}/{slug}/{page}`, ...BRIEFLY },
  profile: {
    path: paths.providerPage,
    ...SOMETIMES,
    copies: '/shared/profile/{id}',
    sitemap: 'services',
  },
  /** Redirects to the profile (308). Former addresses do the same. */
  shortAddress: { path: `${paths.short}/{address}`, ...OTHERS_WORDS },
  poster: { path: `${paths.providerPage}/poster`, ...OTHERS_WORDS, robots: 'noindex' },
  slate: {
    path: `${paths.slates}/{id}`,
    ...SOMETIMES,
    copies: '/shared/slates/{id}/{offer}',
    isOnlyCopied: true,
    sitemap: 'slates',
  },
  booking: { path: paths.booking, ...SOMETIMES, copies: '/shared/booking/{id}', robots: 'noindex' },
  selectTime: { path: paths.selectTime, ...BOOKING },
  review: { path: paths.review, ...BOOKING, takesPosts: true },
  notMe: { path: paths.notMe, ...BOOKING, takesPosts: true },
  manage: { path: `${paths.manage}/{token}`, ...BOOKING, takesPosts: true },
  customerReview: { path: `${paths.customerReview}/{token}`, ...BOOKING, takesPosts: true },
  report: { path: paths.report, ...BOOKING, takesPosts: true },
  appeal: { path: `${paths.appeal}/{token}`, ...BOOKING, takesPosts: true },
  moveVisit: { path: `${paths.manage}/{token}/move`, ...BOOKING, takesPosts: true },
  portal: { path: paths.portal, ...PORTAL },
  openingHours: { path: `${paths.portal}/opening-hours`, ...PORTAL },
  people: { path: `${paths.portal}/people`, ...PORTAL },
  otherCalendars: { path: `${paths.portal}/other-calendars`, ...PORTAL },
  business: { path: `${paths.portal}/business`, ...PORTAL, takesPosts: true },
  customers: { path: `${paths.portal}/customers`, ...PORTAL },
  customer: { path: `${paths.portal}/customers/{id}`, ...PORTAL },
  ownReviews: { path: `${paths.portal}/reviews`, ...PORTAL, takesPosts: true },
  arranged: { path: `${paths.portal}/book`, ...PORTAL },
  account: { path: ACCOUNT_PATH, ...PORTAL, takesPosts: true },
  proveAddress: { path: PROVE_ADDRESS_PATH, ...PORTAL, takesPosts: true },
  servicePoster: { path: `${paths.portal}/poster/{id}`, ...PORTAL },
  newService: { path: `${paths.services}/new`, ...PORTAL },
  service: { path: `${paths.services}/{id}`, ...PORTAL },
  editService: { path: `${paths.services}/{id}/edit`, ...PORTAL },
  newEvent: { path: `${paths.events}/new`, ...PORTAL },
  event: { path: `${paths.events}/{id}`, ...PORTAL },
  staffQueue: { path: paths.staff, ...PORTAL, takesPosts: true },
  staffItem: { path: `${paths.staff}/{kind}/{id}`, ...PORTAL, takesPosts: true },
  staffLog: { path: `${paths.staff}/decided`, ...PORTAL },
  staffPeople: { path: `${paths.staff}/people`, ...PORTAL, takesPosts: true },
  editEvent: { path: `${paths.events}/{id}/edit`, ...PORTAL },
} as const satisfies Record<string, Page>;

export const PAGES: readonly Page[] = Object.values(pages);

function firstPart(path: string): string {
  return path.split('/')[1] ?? '';
}

const POLICIES = new Map(PAGES.map(({ path, policy }) => [firstPart(path), policy]));

/** Takes an address in any language. "own words" if there is no page. */
export function policyAt(pathname: string): Page['policy'] {
  return POLICIES.get(firstPart(splitLocale(pathname).path)) ?? 'own words';
}

export function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
}

const ENGLISH = new Set(PAGES.filter((page) => page.isEnglishOnly).map(({ path }) => path));

export function isEnglishOnly(path: string): boolean {
  return ENGLISH.has(path);
}

const FORMS = PAGES.filter((page) => page.takesPosts).map(({ path }) => patternOf(path));

export function takesPosts(pathname: string): boolean {
  const { path } = splitLocale(pathname);
  return FORMS.some((form) => form.test(path));
}
