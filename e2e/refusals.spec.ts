import type { Page } from 'playwright/test';
import { reviewPath } from '../lib/shared/url/booking-url';

import { startAt } from './support/calendar';
import { openShop } from './support/own-shop';
import type { Product } from './support/product';
import { ownPhone } from './support/review-page';
import { venueDay } from './support/stub-provider';
import { expect, LONG, test } from './support/test';
import { wordsOf } from './support/words';

const inMaltese = wordsOf('mt');
const [review, confirm] = [inMaltese('booking.review'), inMaltese('booking.confirm')];
const timeTaken = inMaltese('refusals.host')('timeTaken');

/** Opens a booking in Maltese whose time somebody else takes before it is sent. */
async function loseTime(page: Page, product: Product) {
  const { own, calendarId, items, book } = await openShop(product);
  const startsAt = startAt(venueDay(8), '10:00');
  const itemIds = [String(items[0]?.id)];
  const wanted = { serviceId: own.id, calendarId: Number(calendarId), startsAt, itemIds };
  await page.goto(`/mt${reviewPath(wanted)}`);
  await page.getByLabel(review('name')).fill('Karmenu Vella');
  await page.getByLabel(review('phone')).fill(ownPhone());
  await book(startsAt, { customerName: 'Somebody Else', customerPhone: ownPhone(1) });
  await page.waitForLoadState();
  await page.getByRole('button', { name: confirm('confirm') }).click();
  const lost = page.getByRole('main').getByRole('alert');
  await expect(lost).toContainText(timeTaken);
  await expect(lost.getByRole('button')).toHaveCount(3);
}

test(
  'a time that was taken meanwhile is told in the language of the page',
  LONG,
  async ({ page, product }) => {
    await loseTime(page, product);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('it is told in the language of the page, too', async ({ page, product }) => {
    await loseTime(page, product);
  });
});
