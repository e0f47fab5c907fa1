import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { eventPath, servicePath } from '@/lib/shared/url/portal-paths';
import { demoService } from '@/local/demo/shapes/providers';
import { bookingPath, selectTimePath } from '../lib/shared/url/booking-url';
import { calendarPath } from '../lib/shared/url/calendar-url';
import { newsPath } from '../lib/shared/url/news-url';
import { providerPath } from '../lib/shared/url/paths';
import { portalPath } from '../lib/shared/url/portal-url';
import { slatePath } from '../lib/shared/url/slate-url';
import { createOwnCalendar, type OwnCalendar, slotAt, startAt } from './support/calendar';
import { freeVisit } from './support/free-visit';
import { createOwnEvent } from './support/own-event';
import { itemsOf } from './support/own-service';
import { askBackend, type Product } from './support/product';
import { pseudoText, pseudoWords, test } from './support/pseudo/pseudo-site';
import { expectRoomAndTexts, press } from './support/pseudo/pseudo-walk';
import { addSession, newPerson } from './support/sign-in';
import { expect, LONG } from './support/test';

type Step = (page: Page) => Promise<void>;

/** Takes the steps to a dialog, one after the other, and waits for it. */
const opens =
  (...steps: Step[]): Step =>
  async (page) => {
    for (const step of steps) await step(page);
    await expect(page.locator('dialog[open]')).toBeVisible();
  };

const pressNamed =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('button', { name }).filter({ visible: true }).first().click();

const pressInDialog =
  (place: string): Step =>
  (page) =>
    page
      .locator('dialog[open]')
      .getByRole('button', { name: pseudoText(place) })
      .first()
      .click();

/** The provider books the first item for a customer, past the site. */
async function bookAt(product: Product, own: OwnCalendar, clock: string) {
  const [item] = await itemsOf(product, own);
  const answer = await askBackend(product, '/providerCalendar/book', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      settlnProviderId: Number(own.calendarId),
      startTime: new Date(startAt(own.date, clock)).toISOString(),
      serviceItemId: item.id,
      customerName: 'Ada Obi',
      customerPhone: '+356 9900 0000',
    }),
  });
  if (!answer.ok) throw new Error(`booking answered ${answer.status} ${await answer.text()}`);
}

test.describe(
  'NFR: in the pseudo-locale dialogs and errors are messages and have room to grow',
  LONG,
  () => {
    // Each of them looks at ten pages or more.
    test.slow();

    test('the dialogs of the calendar', async ({ page, pseudoSite, product }) => {
      const own = await createOwnCalendar(product);
      await bookAt(product, own, '14:00');
      await addSession(page, product, pseudoSite, own.owner);
      const path = calendarPath({ view: 'day', date: own.date });
      const slot =
        (clock: string): Step =>
        (page) =>
          slotAt(page, own.date, clock).click();
      const visit = slot('14:00');
      const mode: Step = async (page) => {
        await press('calendar.availability.open')(page);
        const name = pseudoText('calendar.availability.mode.heading');
        await expect(page.getByRole('region', { name })).toBeFocused();
      };
      const names = [own.name, 'Coffee ceremony', 'Tasting', 'Ada Obi'];
      const states = [
        { what: 'date', open: opens(pressNamed(pseudoText('calendar.toolbar.goToDate'))) },
        { what: 'book', open: opens(slot('10:00')) },
        {
          what: 'block',
          open: opens((page) => slotAt(page, own.date, '10:00').click({ modifiers: ['Shift'] })),
        },
        { what: 'booking', open: opens(visit) },
        {
          what: 'cancel',
          open: opens(visit, pressNamed(pseudoText('calendar.visitChoices.cancel'))),
        },
        {
          what: 'cancel all',
          open: opens(visit, pressNamed(pseudoText('calendar.visitChoices.cancelNumber'))),
        },
        {
          what: 'date range',
          open: opens(mode, press('calendar.availability.mode.chooseRange')),
        },
        { what: 'copy', open: opens(mode, press('calendar.availability.mode.copyWeek')) },
        {
          what: 'discard',
          open: opens(mode, slot('12:00'), press('calendar.availability.mode.close')),
        },
      ];
      const shown = states.map((state) => ({ ...state, path, names }));
      await expectRoomAndTexts(page, pseudoSite, shown);
    });

    test('the dialogs of listings', async ({ page, pseudoSite, product }) => {
      const own = await createOwnCalendar(product);
      await addSession(page, product, pseudoSite, own.owner);
      const path = servicePath(own.id);
      const names = [own.name, 'Coffee ceremony'];
      await expectRoomAndTexts(page, pseudoSite, [
        {
          what: 'what to list',
          path: portalPath('listings'),
          open: opens(press('portal.newListing.open')),
        },
        {
          what: 'which category',
          path: portalPath('listings'),
          open: opens(press('portal.newListing.open'), press('portal.newListing.service')),
        },
        {
          what: 'account menu',
          path: portalPath('listings'),
          open: press('portal.accountMenu.label'),
        },
        { what: 'new item', path, names, open: opens(press('items.list.add')) },
        {
          what: 'new item, refused',
          path,
          names,
          open: opens(press('items.list.add'), pressInDialog('items.form.add')),
        },
        { what: 'edit item', path, names, open: opens(pressNamed(/^\[Éďîîţ.*Coffee ceremony/)) },
        { what: 'delete item', path, names, open: opens(pressNamed(/^\[Ďééĺéé.*Coffee ceremony/)) },
        {
          what: 'delete service',
          path,
          names,
          open: opens(pressNamed(pseudoWords('Delete Service'))),
        },
      ]);
      const event = await createOwnEvent(product);
      await addSession(page, product, pseudoSite, event.owner);
      await expectRoomAndTexts(page, pseudoSite, [
        {
          what: 'delete event',
          path: eventPath(event.id),
          names: [event.title],
          open: opens(pressNamed(pseudoWords('Delete Event'))),
        },
      ]);
    });

    test('pages whose data failed', async ({ page, pseudoSite, pseudoHost, product }) => {
      const visit = await freeVisit(product);
      const own = await createOwnCalendar(product);
      const event = await createOwnEvent(product);
      // Not the pages that `pseudo-locale.spec.ts` has read: those are cached for a while.
      const id = demoService('pending').id;
      const chosen = { serviceId: visit.serviceId, calendarId: Number(visit.calendarId) };
      const itemIds = visit.items.slice(0, 1).map(({ id }) => String(id));
      pseudoHost.answer(/^GET /, { status: 503 });
      await expectRoomAndTexts(page, pseudoSite, [
        { what: 'no profile', path: providerPath(id) },
        { what: 'no post', path: slatePath(randomUUID()) },
        { what: 'no news', path: newsPath({ origin: 'TN', residence: 'HU' }) },
        { what: 'no items', path: bookingPath({ serviceId: id }) },
        { what: 'no times', path: selectTimePath({ ...chosen, itemIds }) },
        { what: 'no visit', path: visit.path },
      ]);
      pseudoHost.reset();
      await addSession(page, product, pseudoSite, own.owner);
      pseudoHost.answer(/^GET \/providerCalendar/, { status: 503 });
      pseudoHost.answer(/^GET \/(?:serviceProviders|events|serviceItems)/, { status: 503 });
      await expectRoomAndTexts(page, pseudoSite, [
        { what: 'no listings', path: portalPath('listings') },
        { what: 'no bookings', path: portalPath('bookings') },
        { what: 'no slots', path: calendarPath({ view: 'week', date: own.date }) },
        { what: 'no service', path: servicePath(own.id) },
        { what: 'no event', path: eventPath(event.id) },
      ]);
      pseudoHost.reset();
      pseudoHost.answer(/^GET \/settlnProviders/, { status: 503 });
      await addSession(page, product, pseudoSite, newPerson());
      await expectRoomAndTexts(page, pseudoSite, [
        { what: 'no account', path: portalPath('listings') },
      ]);
      pseudoHost.reset();
      await expectRoomAndTexts(page, pseudoSite, [
        { what: 'registration', path: portalPath('listings') },
        { what: 'no such service', path: servicePath('nonsense') },
        { what: 'no such event', path: eventPath('nonsense') },
      ]);
    });

    test('a page that broke', async ({ page, pseudoSite, product }) => {
      const own = await createOwnCalendar(product);
      await addSession(page, product, pseudoSite, own.owner);
      // The calendar writes dates while it is drawn: where that throws, the nearest error shows.
      await page.addInitScript(() => {
        Intl.DateTimeFormat.prototype.formatToParts = () => {
          throw new Error('broken on purpose');
        };
      });
      const isShown: Step = (page) =>
        expect(page.getByRole('heading', { name: pseudoText('site.error.title') })).toBeVisible();
      await expectRoomAndTexts(page, pseudoSite, [
        { what: 'broken', path: calendarPath({ view: 'week', date: own.date }), open: isShown },
      ]);
    });
  },
);
