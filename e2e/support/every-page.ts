import { demoEventId } from '@/local/demo/events';
import { demoService } from '@/local/demo/shapes/providers';
import { demoSlate } from '@/local/demo/slates';
import { ACCOUNT_PATH } from '../../lib/shared/url/account-url';
import { appealPath } from '../../lib/shared/url/appeal-url';
import { arrangePath } from '../../lib/shared/url/arrange-url';
import { calendarPath } from '../../lib/shared/url/calendar-url';
import { managePath, movePath } from '../../lib/shared/url/manage-url';
import type { pages } from '../../lib/shared/url/pages';
import { paths } from '../../lib/shared/url/paths';
import {
  CUSTOMERS_PATH,
  customerPath,
  editEventPath,
  editServicePath,
  eventPath,
  NEW_EVENT_PATH,
  newServicePath,
  OTHER_CALENDARS_PATH,
  openingHoursPath,
  ownReviewsPath,
  PEOPLE_PATH,
  servicePath,
  servicePosterPath,
  TRADER_PATH,
} from '../../lib/shared/url/portal-paths';
import { portalPath } from '../../lib/shared/url/portal-url';
import { reportPath } from '../../lib/shared/url/report-url';
import { STAFF_LOG_PATH, STAFF_PEOPLE_PATH, staffItemPath } from '../../lib/shared/url/staff-url';
import { freeVisit } from './free-visit';
import { createOwnEvent } from './own-event';
import { openReview } from './own-review';
import { createOwnService } from './own-service';
import type { Product } from './product';
import { ownPhone } from './review-page';
import { appealTokenOf, approve, letIn, refuse } from './staff';

/** A page, or a state of one with an address of its own. */
export interface Row {
  /** In English. */
  path: string;
  /** In English. */
  heading: string | RegExp;
  /** 200 where none is named. */
  status?: 400 | 404;
  /** The heading for strangers, who are asked to sign in, if it is another one. */
  signedOut?: string;
  /** What people wrote there, also within labels, where no markup sets it apart. */
  names?: readonly string[];
  /** A fault of the page: with letters of 200 % it breaks words. */
  breaksWords?: true;
  /** It shares its title with the page that it is a state of. */
  isState?: true;
}

type PageName = keyof typeof pages;
type WithSignIn = {
  [Name in PageName]: (typeof pages)[Name]['policy'] extends 'portal' ? Name : never;
}[PageName];
type OfStaff = 'staffQueue' | 'staffItem' | 'staffLog' | 'staffPeople';
type ByLink = 'customerReview' | 'manage' | 'moveVisit' | 'appeal';
/** The demo has too few posts for a second page; a short address leads on (sharing.spec.ts). */
type Closed = 'furtherPosts' | 'shortAddress';
type OfEvent = 'event' | 'editEvent';
type OfOwner = OfEvent | 'newService' | 'service' | 'editService' | 'servicePoster' | 'newEvent';
type OfBooking = 'profile' | 'poster' | 'booking' | 'selectTime' | 'review' | 'notMe' | 'report';

/** A page that nobody named here does not compile. */
export type Rows<Name extends string = never> = Record<Name, Row> & Record<string, Row>;
type OfOurWords = {
  [Name in PageName]: (typeof pages)[Name]['policy'] extends 'own words' ? Name : never;
}[PageName];
type OfDirectory =
  | 'home'
  | 'howReviewsWork'
  | 'find'
  | 'findCategory'
  | 'findCommunity'
  | 'whatsOn'
  | 'publicEvent';
type OfCommunities = Exclude<
  PageName,
  OfOurWords | OfDirectory | OfBooking | ByLink | WithSignIn | Closed
>;

const slate = demoSlate('image');
const NOBODY = 'We could not find this page.';

/** What visitors read without an account, of our own words. */
export const PAGES_OF_OUR_WORDS: Rows<OfOurWords> = {
  downloadApp: { path: '/downloadapp', heading: /^Find, Connect, and Experience/ },
  howItWorks: { path: '/how-it-works', heading: 'How it works' },
  about: { path: '/aboutus', heading: 'About Us' },
  contact: { path: '/contact', heading: 'Contact Us' },
  privacyPolicy: { path: '/privacy-policy', heading: 'Privacy Policy' },
  deleteRequest: { path: '/delete-request', heading: 'Account deletion request' },
  providerTerms: {
    path: '/settln-providers-terms-and-conditions',
    heading: 'Terms for providers',
  },
  terms: { path: '/terms', heading: 'Terms for everybody' },
  missing: { path: '/nowhere', heading: NOBODY, status: 404 },
};

/** What visitors read without an account: who offers what, and when. */
export const PAGES_OF_DIRECTORY: Rows<OfDirectory> = {
  home: { path: '/', heading: /^Find, Connect, and Experience/ },
  howReviewsWork: { path: '/how-reviews-work', heading: 'How reviews work' },
  whatsOn: { path: '/whats-on', heading: 'What’s on' },
  whatsOnFree: { path: '/whats-on?free=1', heading: /./ },
  publicEvent: {
    path: `/whats-on/${demoEventId(1)}`,
    heading: 'Carnival Brass at the Waterfront',
  },
  find: { path: '/find', heading: 'Find a provider' },
  findCategory: { path: '/find/food', heading: 'Food in Malta' },
  findCommunity: { path: '/find/food/sub-saharan-africa', heading: 'Food · Sub-Saharan Africa' },
  findWords: { path: '/find?q=braids', heading: 'Find a provider' },
  findNobody: { path: '/find?q=nobody-at-all', heading: 'Find a provider' },
};

/** What visitors read without an account: communities, their news and posts. */
export const PAGES_OF_COMMUNITIES: Rows<OfCommunities> = {
  slate: { path: `/slates/${slate.id}`, heading: slate.author.name },
  missingSlate: { path: '/slates/none', heading: /./, status: 404 },
  news: { path: '/news', heading: 'News', breaksWords: true },
  posts: { path: '/news/posts', heading: 'Posts' },
  postsOfCommunity: { path: '/news/posts/south-asian', heading: 'Posts · South Asian' },
  communities: { path: '/communities', heading: 'Communities' },
  community: { path: '/communities/south-asian', heading: 'South Asian' },
  missingCommunity: { path: '/communities/none', heading: NOBODY, status: 404 },
};

/** A profile, and the steps from there to a booking. */
export async function pagesOfBooking(product: Product): Promise<Rows<OfBooking>> {
  const { id } = demoService('typical');
  const visit = await freeVisit(product);
  const choice = { providerId: visit.serviceId, settlnProviderId: visit.calendarId };
  return {
    profile: { path: `/providerPage?id=${id}`, heading: /./ },
    poster: {
      path: `/providerPage/poster?id=${id}`,
      heading: /./,
      names: ['Adaeze’s Crown Braids & Natural Hair'],
    },
    booking: { path: `/booking?providerId=${id}`, heading: 'Book Your Service' },
    selectTime: {
      path: `/booking/select-time?${new URLSearchParams(choice)}`,
      heading: 'Select time',
    },
    review: { path: visit.path, heading: 'Review and confirm' },
    emptyReview: { path: paths.review, heading: /./, status: 400, isState: true },
    notMe: { path: '/booking/not-me?token=any.token', heading: 'Not your booking?' },
    report: { path: reportPath({ kind: 'service', id, pageOf: null }), heading: 'Report a page' },
    missingProfile: {
      path: '/providerPage?id=nobody',
      heading: 'Provider Not Found',
      status: 404,
    },
  };
}

/** Pages behind a link that somebody was sent. */
export async function pagesOfLinks(product: Product): Promise<Rows<ByLink>> {
  const review = await openReview(product);
  const { booking } = await review.book('12:00', {
    customerName: 'Ann Borg',
    customerPhone: ownPhone(),
  });
  const refused = await createOwnService(product);
  await refuse(product, refused.id);
  const appeal = await appealTokenOf(product, refused.owner);
  const manage = managePath(booking.manageToken);
  return {
    customerReview: { path: review.path, heading: 'How was it?' },
    manage: { path: manage, heading: 'Your booking' },
    manageCancel: { path: `${manage}?ask=cancel`, heading: /cancel this booking/, isState: true },
    managePast: { path: review.managePath, heading: 'Your booking is over', isState: true },
    moveVisit: { path: movePath(booking.manageToken), heading: 'Move your booking' },
    appeal: { path: appealPath(appeal), heading: /./ },
  };
}

/** Of the visit that the provider has, which stand in labels. */
const NAMES_IN_CALENDAR = ['Tasting', 'María-José Galea'];

/** The portal, with the provider who signs in. */
export async function pagesOfPortal(product: Product) {
  const { owner, date, bookingId, name } = await openReview(product);
  const rows: Rows<Exclude<WithSignIn, OfStaff | OfOwner>> = {
    portal: { path: paths.portal, heading: 'Your listings', signedOut: 'Provider Portal' },
    bookings: {
      path: portalPath('bookings'),
      heading: 'Bookings',
      signedOut: 'Provider Portal',
      isState: true,
    },
    calendarWeek: {
      path: calendarPath({ view: 'week', date }),
      heading: /, go to a date$/,
      names: NAMES_IN_CALENDAR,
      signedOut: 'Provider Portal',
      isState: true,
    },
    calendarDay: {
      path: calendarPath({ view: 'day', date }),
      heading: /, go to a date$/,
      names: NAMES_IN_CALENDAR,
      signedOut: 'Provider Portal',
      isState: true,
    },
    openingHours: { path: openingHoursPath(), heading: 'Opening hours' },
    people: { path: PEOPLE_PATH, heading: 'People' },
    otherCalendars: { path: OTHER_CALENDARS_PATH, heading: 'Other calendars' },
    account: { path: ACCOUNT_PATH, heading: 'Account', names: [name] },
    proveAddress: {
      path: '/settln-providers/account/address?token=none',
      heading: 'Is this your address?',
    },
    business: { path: TRADER_PATH, heading: 'Business or private person' },
    customers: { path: CUSTOMERS_PATH, heading: 'Customers' },
    customer: {
      path: customerPath(bookingId ?? 0),
      heading: 'María-José Galea',
      signedOut: 'Customer',
    },
    ownReviews: { path: ownReviewsPath(1), heading: 'Reviews' },
    arranged: { path: arrangePath(), heading: 'Book a customer' },
  };
  return { rows, owner };
}

/** The pages of a provider's services and events, each with its owner. */
export async function pagesOfOwner(product: Product) {
  const { id, name, owner } = await createOwnService(product);
  await approve(product, id);
  const event = await createOwnEvent(product);
  const services: Rows<Exclude<OfOwner, OfEvent>> = {
    newService: { path: newServicePath(), heading: 'List a Service', signedOut: 'Service Form' },
    newServiceOfKind: {
      path: newServicePath(3),
      heading: 'List a Service',
      signedOut: 'Service Form',
      isState: true,
    },
    service: { path: servicePath(id), heading: name, signedOut: 'Service Details' },
    editService: { path: editServicePath(id), heading: 'Edit Service', signedOut: 'Service Form' },
    servicePoster: { path: servicePosterPath(id), heading: 'Poster', names: [name] },
    newEvent: { path: NEW_EVENT_PATH, heading: 'List an Event', signedOut: 'Event Form' },
  };
  const events: Rows<OfEvent> = {
    event: { path: eventPath(event.id), heading: event.title, signedOut: 'Event Details' },
    editEvent: { path: editEventPath(event.id), heading: 'Edit Event', signedOut: 'Event Form' },
  };
  return { services: { rows: services, owner }, events: { rows: events, owner: event.owner } };
}

/** The staff's room, with who signs in at the issuer: it checks the time of the sign-in. */
export async function pagesOfStaff(product: Product) {
  const refused = await createOwnService(product);
  await refuse(product, refused.id);
  const rows: Rows<OfStaff> = {
    staffQueue: { path: paths.staff, heading: 'Waiting' },
    staffLog: { path: STAFF_LOG_PATH, heading: /./, breaksWords: true },
    staffPeople: { path: STAFF_PEOPLE_PATH, heading: /./ },
    staffItem: {
      path: staffItemPath('service', refused.id),
      heading: /./,
      names: ['Coffee ceremony', 'Tasting'],
      breaksWords: true,
    },
  };
  return { rows, owner: await letIn(product, 'Kwame Mensah', 'owner') };
}
