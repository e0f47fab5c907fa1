import { eventPath, servicePath } from '@/lib/shared/url/portal-paths';
import { bookingPath, reviewPath, selectTimePath } from '../lib/shared/url/booking-url';
import { calendarPath } from '../lib/shared/url/calendar-url';
import { newsPath } from '../lib/shared/url/news-url';
import { providerPath } from '../lib/shared/url/paths';
import { portalPath } from '../lib/shared/url/portal-url';
import { slatePath } from '../lib/shared/url/slate-url';
import { publicEventPath } from '../lib/shared/url/whats-on-url';
import { slotAt } from './support/calendar';
import { expectWordsWhole, stubLongWords, WORD } from './support/long-words';
import { stubEvent } from './support/own-event';
import { addSession, newPerson } from './support/sign-in';
import { expect, LONG_ON_PHONE, ON_PHONE, test } from './support/test';

test.use({ viewport: { width: 320, height: 700 } });

test(
  'NFR: public pages hold a word of 60 letters at 320 px, in both directions',
  ON_PHONE,
  async ({ page, stubHost }) => {
    const { id } = stubLongWords(stubHost, newPerson());
    const event = { ...stubEvent(newPerson()), id, title: WORD, category: WORD, address: WORD };
    stubHost.answer(/^GET \/events\?/, { status: 200, json: [event] });
    for (const [path, atLeast] of [
      [providerPath(id), 9],
      [publicEventPath(id), 3],
      [slatePath(id), 4],
      [newsPath({ origin: 'TN', residence: 'HU' }), 3],
    ] as const) {
      await page.goto(stubHost.siteUrl + path);
      await expectWordsWhole(page, atLeast);
      await page.evaluate(() => {
        document.dir = 'rtl';
      });
      await expectWordsWhole(page, atLeast);
    }
  },
);

test(
  'NFR: the steps of a booking hold a word of 60 letters at 320 px, to the confirmation',
  LONG_ON_PHONE,
  async ({ page, stubHost }) => {
    const { id, calendarId, date, startTime } = stubLongWords(stubHost, newPerson());
    const choice = { serviceId: id, calendarId: Number(calendarId), itemIds: ['5', '6'] };
    await page.goto(stubHost.siteUrl + bookingPath(choice));
    await expectWordsWhole(page, 6);
    // The summary stands beside the list on wide windows only.
    await page.setViewportSize({ width: 900, height: 700 });
    await expect(page.getByRole('complementary').getByText(WORD).first()).toBeVisible();
    expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBe(900);
    await page.setViewportSize({ width: 320, height: 700 });

    await page.goto(stubHost.siteUrl + selectTimePath({ ...choice, itemIds: ['5'], date }));
    await page.getByRole('link', { name: /^11:00|^12:00/ }).click();
    await expect(page.getByRole('dialog', { name: 'Select service' })).toBeVisible();
    await expectWordsWhole(page, 2);
    await page.goto(
      stubHost.siteUrl +
        selectTimePath({ serviceId: id, calendarId: Number(calendarId), startsAt: startTime }),
    );
    await expectWordsWhole(page, 2);

    await page.goto(
      stubHost.siteUrl + reviewPath({ ...choice, itemIds: ['5'], startsAt: startTime }),
    );
    await expectWordsWhole(page, 2);
    await page.getByLabel('Name').fill(WORD);
    await page.getByLabel('Phone').fill('+356 9900 0000');
    await page.getByRole('button', { name: 'Confirm' }).filter({ visible: true }).click();
    await expect(page.getByRole('heading', { name: 'Booking confirmed' })).toBeVisible();
    await expectWordsWhole(page, 3);
  },
);

test(
  'NFR: the portal holds a word of 60 letters at 320 px, in its dialogs too',
  LONG_ON_PHONE,
  async ({ page, product, stubHost }) => {
    // Its bookings are those of the documented call.
    stubHost.sayNoNumber();
    test.slow();
    const owner = newPerson(`${WORD} ${WORD}`);
    const { id, date } = stubLongWords(stubHost, owner);
    await addSession(page, product, stubHost.siteUrl, owner);
    for (const [path, atLeast] of [
      [portalPath('listings'), 5],
      [portalPath('bookings'), 3],
      [servicePath(id), 8],
      [eventPath('9'), 6],
    ] as const) {
      await page.goto(stubHost.siteUrl + path);
      await expectWordsWhole(page, atLeast);
      await page.getByRole('button', { name: 'Account menu' }).click();
      await expectWordsWhole(page, atLeast + 1);
    }
    await page.goto(stubHost.siteUrl + servicePath(id));
    await page
      .getByRole('button', { name: `Delete ${WORD}` })
      .first()
      .click();
    await expectWordsWhole(page, 1);

    await page.goto(stubHost.siteUrl + calendarPath({ view: 'day', date }));
    await slotAt(page, date, '11:00')
      .or(slotAt(page, date, '12:00'))
      .first()
      .scrollIntoViewIfNeeded();
    await expectWordsWhole(page, 1);
    for (const state of ['available', 'booked']) {
      await page
        .getByRole('gridcell', { name: new RegExp(`, ${state}`) })
        .first()
        .click();
      await expect(page.locator('dialog[open]')).toBeVisible();
      await expectWordsWhole(page, 1);
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog[open]')).toHaveCount(0);
    }
  },
);
