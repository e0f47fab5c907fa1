import { demoEventId } from '@/local/demo/events';
import { demoService } from '@/local/demo/shapes/providers';
import { demoSlate } from '@/local/demo/slates';
import { ACCOUNT_PATH } from '../../lib/url/account-url';
import { appealPath } from '../../lib/url/appeal-url';
import { byHandPath } from '../../lib/url/by-hand-url';
import { managePath, movePath } from '../../lib/url/manage-url';
import { PAGES } from '../../lib/url/pages';
import { paths } from '../../lib/url/paths';
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
} from '../../lib/url/portal-paths';
import { PORTAL_TABS, portalPath } from '../../lib/url/portal-url';
import { reportPath } from '../../lib/url/report-url';
import { STAFF_LOG_PATH, STAFF_PEOPLE_PATH, staffItemPath } from '../../lib/url/staff-url';
import { bookForSomebodyElse, freeVisit } from './free-visit';
import { createOwnEvent } from './own-event';
import { openReview } from './own-review';
import { createOwnService } from './own-service';
import type { Product } from './product';
import { ownPhone } from './review-page';
import { refuse } from './staff';

/** Paths by a name that stays the same from run to run. */
export type Pages = Record<string, string>;

/** What visitors read without an account: pages that are there, and addresses that lead nowhere. */
export async function pagesOfVisitors(product: Product): Promise<{ found: Pages; missing: Pages }> {
  const service = demoService('typical');
  const visit = await freeVisit(product);
  const token = await bookForSomebodyElse(product, await freeVisit(product));
  const select = { providerId: visit.serviceId, settlnProviderId: visit.calendarId };
  const own = PAGES.filter(({ sitemap }) => sitemap === true);
  return {
    found: {
      ...Object.fromEntries(own.map(({ path }) => [path.slice(1) || 'landing', path])),
      find: '/find',
      'find-words': '/find?q=braids',
      'find-kind': '/find/food/sub-saharan-africa',
      'whats-on': '/whats-on',
      event: `/whats-on/${demoEventId(1)}`,
      communities: '/communities',
      community: '/communities/south-asian',
      'how-reviews-work': '/how-reviews-work',
      posts: '/news/posts',
      slate: `/slates/${demoSlate('image').id}`,
      profile: `/providerPage?id=${service.id}`,
      poster: `/providerPage/poster?id=${service.id}`,
      booking: `/booking?providerId=${service.id}`,
      'select-time': `/booking/select-time?${new URLSearchParams(select)}`,
      review: visit.path,
      'not-me': '/booking/not-me?token=any.token',
      report: reportPath({ kind: 'service', id: service.id, pageOf: null }),
      manage: managePath(token),
      'sign-in': '/settln-providers',
    },
    missing: {
      'missing-page': '/nowhere',
      'missing-profile': '/providerPage?id=nobody',
      'missing-slate': '/slates/none',
      'missing-community': '/communities/none',
    },
  };
}

/** Pages behind a link, of the portal with who signs in, of an event's owner, and of the staff. */
export async function pagesOfOthers(product: Product) {
  const review = await openReview(product);
  const { booking } = await review.book('12:00', {
    customerName: 'Ann Borg',
    customerPhone: ownPhone(),
  });
  const refused = await createOwnService(product);
  const appeal = await refuse(product, refused);
  const event = await createOwnEvent(product);
  const links: Pages = {
    'customer-review': review.path,
    'manage-ahead': managePath(booking.manageToken),
    'manage-cancel': `${managePath(booking.manageToken)}?ask=cancel`,
    'manage-move': movePath(booking.manageToken),
    'manage-past': review.managePath,
    appeal: appealPath(appeal),
  };
  const portal: Pages = {
    ...Object.fromEntries(PORTAL_TABS.map((tab) => [`portal-${tab}`, portalPath(tab)])),
    'portal-hours': openingHoursPath(),
    'portal-people': PEOPLE_PATH,
    'portal-other-calendars': OTHER_CALENDARS_PATH,
    'portal-trader': TRADER_PATH,
    'portal-reviews': ownReviewsPath(1),
    'portal-customers': CUSTOMERS_PATH,
    'portal-customer': customerPath(review.bookingId ?? 0),
    'portal-by-hand': byHandPath(),
    'portal-account': ACCOUNT_PATH,
    'portal-new-service': newServicePath(),
    'portal-new-service-3': newServicePath(3),
    'portal-service': servicePath(review.id),
    'portal-edit-service': editServicePath(review.id),
    'portal-poster': servicePosterPath(review.id),
    'portal-new-event': NEW_EVENT_PATH,
  };
  return {
    links,
    portal: { pages: portal, owner: review.owner },
    events: {
      pages: { 'portal-event': eventPath(event.id), 'portal-edit-event': editEventPath(event.id) },
      owner: event.owner,
    },
    staff: {
      'staff-queue': paths.staff,
      'staff-log': STAFF_LOG_PATH,
      'staff-people': STAFF_PEOPLE_PATH,
      'staff-item': staffItemPath('service', refused.id),
    },
  };
}
