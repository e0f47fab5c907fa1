import { freeVisit } from './support/free-visit';
import {
  confirm,
  expectConfirmed,
  expectNoAxeFindings,
  fillIn,
  NAME,
  ownPhone,
} from './support/review-page';
import { expect, LONG, ON_PHONE, test } from './support/test';

const BOOKING = /POST \/providerCalendar\/bookings/;
const NOT_KNOWN = 'We do not know whether';

test.describe('REV-043: a host without keys whose answer is lost', () => {
  test.beforeEach(({ stubHost }) => stubHost.sayNoNumber());

  test(
    'is asked once, and a reload of the tab remembers that it is open',
    ON_PHONE,
    async ({ page, product, stubHost }) => {
      const visit = await freeVisit(product);
      stubHost.answer(BOOKING, { status: 502 });
      await page.goto(stubHost.siteUrl + visit.path);
      await fillIn(page);
      await confirm(page);
      const note = page.getByRole('main').getByRole('alert').filter({ hasText: NOT_KNOWN });
      await expect(note).toContainText('Booking failed: 502');
      await expect(note.getByRole('link', { name: 'Call' })).toBeVisible();
      await expect(note.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
      await expect(page.getByRole('main')).not.toContainText(/booked twice|[Ss]omebody/);
      expect(stubHost.writes).toHaveLength(1);
      await expectNoAxeFindings(page, 'main [role=alert]');

      await page.reload();
      await expect(note).toContainText('Unable to confirm booking');
      await expect(page.getByLabel('Name')).toHaveValue(NAME);
      await note.getByRole('link', { name: 'Look at the times again' }).click();
      await expect(page).toHaveURL(/select-time\?.*serviceItems=/);
      await page.goBack();
      await expect(note).toBeVisible();

      // The time is taken by now: a press sends nothing, and the page does not say that somebody
      // took it.
      stubHost.answer(/GET \/providerCalendar\/slots/, { status: 200, json: [] });
      await confirm(page);
      const lost = page.getByRole('main').getByRole('alert').filter({ hasText: 'no longer free' });
      await expect(lost).toContainText('It may be your own booking');
      await expect(page.getByRole('main')).not.toContainText(/[Ss]omebody/);
      expect(stubHost.writes).toHaveLength(1);
    },
  );

  test('is asked again once the time shows as free', LONG, async ({ page, product, stubHost }) => {
    const visit = await freeVisit(product);
    stubHost.answer(BOOKING, 'cut');
    await page.goto(stubHost.siteUrl + visit.path);
    await fillIn(page);
    await confirm(page);
    await expect(page.getByText(NOT_KNOWN)).toBeVisible();
    const booking = { id: 9, customerName: NAME };
    stubHost.answer(BOOKING, { status: 201, json: { success: true, booking } });
    await confirm(page);
    await expectConfirmed(page);
    expect(stubHost.writes).toHaveLength(2);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(
      'says the same, and remembers it in the form',
      LONG,
      async ({ page, product, stubHost }) => {
        const visit = await freeVisit(product);
        stubHost.answer(BOOKING, 'cut');
        await page.goto(stubHost.siteUrl + visit.path);
        await fillIn(page);
        await confirm(page);
        await expect(page.getByText(NOT_KNOWN)).toBeVisible();
        await expect(page.getByLabel('Phone')).toHaveValue(ownPhone());
        stubHost.answer(/GET \/providerCalendar\/slots/, { status: 200, json: [] });
        await page.getByLabel('Phone').fill(ownPhone(1));
        await confirm(page);
        await expect(page.getByText('It may be your own booking')).toBeVisible();
        expect(stubHost.writes).toHaveLength(1);
      },
    );
  });
});
