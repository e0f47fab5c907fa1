import { communityPath } from '@/lib/url/communities-url';
import { paths, providerPath } from '@/lib/url/paths';
import {
  CUSTOMERS_PATH,
  editServicePath,
  newServicePath,
  openingHoursPath,
  servicePath,
} from '@/lib/url/portal-paths';
import { portalPath } from '@/lib/url/portal-url';
import { slatePath } from '@/lib/url/slate-url';
import { publicEventPath } from '@/lib/url/whats-on-url';
import { demoEventId } from '@/local/demo/events';
import { demoEmail, demoService } from '@/local/demo/shapes/providers';
import { demoSlate } from '@/local/demo/slates';
import { bookingPath, selectTimePath } from '../lib/url/booking-url';
import { movePath } from '../lib/url/manage-url';
import { freeVisit } from './support/free-visit';
import { expectReadable, withLargeLetters } from './support/large-letters';
import { bookOwnLink } from './support/own-link';
import { confirm, expectConfirmed, fillIn, NAME } from './support/review-page';
import { addSession } from './support/sign-in';
import { expect, ON_PHONE, test } from './support/test';

const typical = demoService('typical');
const PUBLIC = [
  paths.home,
  paths.howItWorks,
  paths.about,
  paths.contact,
  paths.privacyPolicy,
  paths.find,
  `${paths.find}/food`,
  `${paths.find}?q=nobody-at-all`,
  paths.whatsOn,
  `${paths.whatsOn}?free=1`,
  publicEventPath(demoEventId(1)),
  paths.communities,
  communityPath(6),
  paths.news,
  slatePath(demoSlate('image').id),
  providerPath(typical.id),
  providerPath('nobody'),
  '/no-such-page',
  paths.portal,
];
const PORTAL = [
  ...(['listings', 'bookings', 'calendar'] as const).map((tab) => portalPath(tab)),
  openingHoursPath(),
  CUSTOMERS_PATH,
  servicePath(typical.id),
  editServicePath(typical.id),
  newServicePath(),
  '/events/new',
];

for (const [percent, size] of [
  [150, 24],
  [200, 32],
] as const) {
  test(
    `with letters of ${percent} % public pages are read on a phone`,
    ON_PHONE,
    async ({ product }) => {
      test.slow();
      await withLargeLetters(size, product.siteUrl, async (context) => {
        const page = await context.newPage();
        for (const path of PUBLIC) {
          await page.goto(path);
          await expectReadable(page, path);
        }
        const root = page.locator('html');
        expect(await root.evaluate((html) => getComputedStyle(html).fontSize)).toBe(`${size}px`);
      });
    },
  );

  test(
    `with letters of ${percent} % a visit is booked and managed on a phone`,
    ON_PHONE,
    async ({ product }) => {
      test.slow();
      const visit = await freeVisit(product);
      const own = await bookOwnLink(product, 'ahead');
      await withLargeLetters(size, product.siteUrl, async (context) => {
        const page = await context.newPage();
        const choice = { serviceId: typical.id };
        for (const path of [bookingPath(choice), selectTimePath(choice), paths.review]) {
          await page.goto(path);
          await expectReadable(page, path);
        }
        await page.goto(visit.path);
        await expectReadable(page, 'the review');
        await fillIn(page);
        await expectReadable(page, 'the review, filled in');
        await confirm(page);
        await expectConfirmed(page);
        await expectReadable(page, `the confirmation of ${NAME}`);
        for (const path of [own.path, movePath(own.path.split('/').at(-1) ?? '')]) {
          await page.goto(path);
          await expectReadable(page, path);
        }
      });
    },
  );

  test(
    `with letters of ${percent} % the portal is read on a phone`,
    ON_PHONE,
    async ({ product }) => {
      test.slow();
      await withLargeLetters(size, product.siteUrl, async (context) => {
        const page = await context.newPage();
        const owner = { name: 'Adaeze Okonkwo-Farrugia', email: demoEmail(typical.handle) };
        await addSession(page, product, product.siteUrl, owner);
        for (const path of PORTAL) {
          await page.goto(path);
          await expectReadable(page, path);
        }
      });
    },
  );
}
