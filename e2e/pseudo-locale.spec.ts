import {
  editEventPath,
  editServicePath,
  eventPath,
  NEW_EVENT_PATH,
  newServicePath,
  openingHoursPath,
  servicePath,
} from '@/lib/shared/url/portal-paths';
import { demoEventId } from '@/local/demo/events';
import { demoService } from '@/local/demo/shapes/providers';
import { demoSlate } from '@/local/demo/slates';
import { bookingPath, selectTimePath } from '../lib/shared/url/booking-url';
import { calendarPath } from '../lib/shared/url/calendar-url';
import { communityPath } from '../lib/shared/url/communities-url';
import { ANYBODY, findPath } from '../lib/shared/url/find-url';
import { paths, providerPath } from '../lib/shared/url/paths';
import { portalPath } from '../lib/shared/url/portal-url';
import { slatePath } from '../lib/shared/url/slate-url';
import { publicEventPath } from '../lib/shared/url/whats-on-url';
import { createOwnCalendar } from './support/calendar';
import { freeVisit } from './support/free-visit';
import { createOwnEvent } from './support/own-event';
import { createOwnService } from './support/own-service';
import { findEscaped } from './support/pseudo/escaped-texts';
import { findLayoutFaults } from './support/pseudo/layout-faults';
import { inPseudo, pseudoText, test } from './support/pseudo/pseudo-site';
import { expectRoomAndTexts, KNOWN, press, submit } from './support/pseudo/pseudo-walk';
import { addSession } from './support/sign-in';
import { expect, LONG } from './support/test';

const service = demoService('typical');
const EVENT = 'Carnival Brass at the Waterfront';

test('the finder sees what no message wrote, and nothing else', async ({ page }) => {
  await page.setContent(`
    <title>[Ńééŵś] | Settln</title>
    <p>[Ŕééààď <a href="#">ţĥéé ŕűűĺééś</a>.]</p>
    <p>[Ɓőőőőķ ŵîîţĥ Mama Africa]</p>
    <p>[Ɓőőőőķ <b>Mama Africa</b>]</p>
    <p>20 € <time>20 Nov</time> <bdi>Adaeze</bdi></p>
    <div dir="auto">Hair for every day</div>
    <p>Escaped text</p>
    <p>[Ĺőőààď] more</p>
    <p>[Ĺőőààď] <b>even more</b> [Ĺőőààď]</p>
    <img alt="A picture"><input placeholder="[Ńààḿéé]"><button aria-label="Close">×</button>
  `);
  const found = await page.evaluate(findEscaped, KNOWN);
  expect(found.map(({ text }) => text)).toEqual([
    'Escaped text',
    '[Ĺőőààď] more',
    'even more',
    'Close',
    'A picture',
  ]);
});

test('the finder sees what a longer language breaks', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.setContent(`
    <p style="width:400px">Too wide</p>
    <p style="width:60px;overflow:hidden;white-space:nowrap">These words are cut off</p>
    <button style="width:60px;padding:0;overflow:visible;white-space:nowrap">A button too narrow</button>
    <button style="height:44px;width:99px">One</button><button style="height:44px;margin-left:-40px;width:99px">Two</button>
  `);
  const found = await page.evaluate(findLayoutFaults);
  expect(found.map((fault) => fault.split(/:| by/)[0])).toEqual([
    'scrolls sideways',
    'cut off',
    'wider than its button',
    'on each other',
  ]);
});

test.describe(
  'NFR: in the pseudo-locale every text is a message and has room to grow',
  LONG,
  () => {
    // Each of them looks at ten pages or more.
    test.slow();

    test('the pages of our own words', async ({ page, pseudoSite }) => {
      await expectRoomAndTexts(page, pseudoSite, [
        { what: 'landing', path: paths.home },
        { what: 'download', path: paths.home, open: press('site.download.open') },
        { what: 'how it works', path: paths.howItWorks },
        { what: 'about', path: paths.about },
        { what: 'contact', path: paths.contact },
        { what: 'contact, refused', path: paths.contact, open: submit },
        { what: 'deletion', path: paths.deleteRequest },
        { what: 'deletion, refused', path: paths.deleteRequest, open: submit },
        { what: 'privacy', path: paths.privacyPolicy },
        { what: 'terms of providers', path: paths.providerTerms },
        { what: 'terms', path: paths.terms },
        { what: 'unknown page', path: '/nowhere' },
      ]);
    });

    test('the directory', async ({ page, pseudoSite }) => {
      const empty = findPath({ ...ANYBODY, category: 4, community: 6, q: 'zzzz' });
      await expectRoomAndTexts(page, pseudoSite, [
        { what: 'find', path: paths.find },
        { what: 'filters', path: paths.find, open: press('directory.filters.heading') },
        { what: 'category', path: findPath({ ...ANYBODY, category: 2 }) },
        {
          what: 'category and community',
          path: findPath({ ...ANYBODY, category: 2, community: 1 }),
        },
        { what: 'nobody found', path: empty, names: ['zzzz'] },
        { what: 'events', path: paths.whatsOn },
        { what: 'event', path: publicEventPath(demoEventId(1)), names: [EVENT, 'EUR'] },
        { what: 'communities', path: paths.communities },
        { what: 'community', path: communityPath(5) },
        { what: 'community with a long name in it', path: communityPath(6) },
      ]);
    });

    test('profiles, posts, news and bookings', async ({ page, pseudoSite, product }) => {
      const visit = await freeVisit(product);
      const chosen = { serviceId: visit.serviceId, calendarId: Number(visit.calendarId) };
      const itemIds = visit.items.slice(0, 1).map(({ id }) => String(id));
      const names = ['Adaeze’s Crown Braids & Natural Hair'];
      await expectRoomAndTexts(page, pseudoSite, [
        { what: 'profile', path: providerPath(service.id), names },
        { what: 'no provider', path: providerPath('nobody') },
        {
          what: 'post',
          path: slatePath(demoSlate('image').id),
          // Its own first words, in the title.
          names: ['Forty-one neighbours, nine languages, one very…'],
        },
        { what: 'no post', path: slatePath('nothing') },
        { what: 'news', path: paths.news },
        { what: 'items', path: bookingPath({ serviceId: service.id }) },
        { what: 'nothing to book', path: bookingPath({ serviceId: 'nobody' }) },
        { what: 'times', path: selectTimePath({ ...chosen, itemIds }) },
        { what: 'times without items', path: selectTimePath(chosen) },
        { what: 'review', path: visit.path },
        { what: 'review, refused', path: visit.path, open: submit },
        { what: 'no review', path: paths.review },
      ]);
    });

    test('the portal', async ({ page, pseudoSite, product }) => {
      await expectRoomAndTexts(page, pseudoSite, [{ what: 'signed out', path: paths.portal }]);
      const { owner, id, name, date } = await createOwnCalendar(product);
      await addSession(page, product, pseudoSite, owner);
      await expectRoomAndTexts(page, pseudoSite, [
        { what: 'listings', path: portalPath('listings') },
        { what: 'bookings', path: portalPath('bookings') },
        { what: 'week', path: calendarPath({ view: 'week', date }) },
        { what: 'day', path: calendarPath({ view: 'day', date }) },
        {
          what: 'availability',
          path: calendarPath({ view: 'week', date }),
          open: press('calendar.availability.open'),
        },
        { what: 'opening hours', path: openingHoursPath() },
        { what: 'days off', path: openingHoursPath(), open: press('hours.page.daysOff') },
        { what: 'rules', path: openingHoursPath(), open: press('hours.page.rules') },
        { what: 'service', path: servicePath(id), names: [name] },
        { what: 'edit service', path: editServicePath(id) },
        { what: 'stranger’s service', path: servicePath(service.id) },
      ]);
    });

    test('PROMO-004 and PROMO-006: what is drawn into the promotional image', async ({
      page,
      pseudoSite,
      product,
    }) => {
      const { owner, id } = await createOwnService(product, { name: 'Żejtuna' });
      await addSession(page, product, pseudoSite, owner);
      const drawn: { line: string; from: number; to: number }[] = [];
      await page.exposeFunction('tellDrawn', (one: (typeof drawn)[number]) => drawn.push(one));
      await page.addInitScript(() => {
        const { fillText } = CanvasRenderingContext2D.prototype;
        CanvasRenderingContext2D.prototype.fillText = function (line, x, y) {
          const half = this.measureText(line).width / 2;
          Object(window).tellDrawn({ line, from: x - half, to: x + half });
          fillText.call(this, line, x, y);
        };
      });
      await page.goto(pseudoSite + inPseudo(servicePath(id)));
      await press('services.actions.createPromo')(page);
      await expect
        .poll(() => drawn.map(({ line }) => line).slice(-2))
        .toEqual([expect.stringMatching(/^\[.*Settln\]$/), pseudoText('promo.picture.favorite')]);
      for (const { from, to } of drawn) {
        expect(from).toBeGreaterThan(130);
        expect(to).toBeLessThan(950);
      }
    });

    test('the long forms', async ({ page, pseudoSite, product }) => {
      const { owner, id, title } = await createOwnEvent(product);
      await addSession(page, product, pseudoSite, owner);
      await expectRoomAndTexts(page, pseudoSite, [
        { what: 'new service', path: newServicePath() },
        { what: 'new service, refused', path: newServicePath(), open: submit },
        { what: 'new event', path: NEW_EVENT_PATH },
        { what: 'new event, refused', path: NEW_EVENT_PATH, open: submit },
        { what: 'event', path: eventPath(id), names: [title] },
        { what: 'edit event', path: editEventPath(id) },
      ]);
    });
  },
);
