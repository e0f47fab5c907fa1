import { bookingPath } from '../lib/shared/url/booking-url';
import { timeLinks } from './support/booking-steps';
import { freeVisit } from './support/free-visit';
import { confirmButton, fillIn, NAME, ownPhone } from './support/review-page';
import { expect, ON_PHONE, READS_ONLY, test } from './support/test';

test.use(READS_ONLY);

test(
  'the focus is at the heading of each step, and Back keeps everything',
  ON_PHONE,
  async ({ page, product }) => {
    const visit = await freeVisit(product);
    const itemIds = visit.items.map(({ id }) => String(id));
    await page.goto(bookingPath({ serviceId: visit.serviceId, itemIds }));
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Book Your Service');
    await expect(heading).toBeFocused();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(heading).toHaveText('Select time');
    await expect(heading).toBeFocused();
    await timeLinks(page).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Confirm booking' }).click();
    await expect(heading).toHaveText('Review and confirm');
    await expect(heading).toBeFocused();

    await fillIn(page, { email: 'ada@example.org' });
    const address = page.url();
    await page.getByRole('link', { name: 'Change the time' }).click();
    await expect(heading).toHaveText('Select time');
    const [was, is] = [address, page.url()].map((url) => new URL(url).searchParams);
    for (const name of ['providerId', 'settlnProviderId', 'serviceItems']) {
      expect(is?.get(name)).toBe(was?.get(name));
    }
    await page.goBack();
    await expect(page.getByLabel('Name')).toHaveValue(NAME);
    await page.reload();
    await expect(page.getByLabel('Phone')).toHaveValue(ownPhone());
    await expect(page.getByLabel('Email')).toHaveValue('ada@example.org');
    await expect(confirmButton(page)).not.toHaveAttribute('aria-disabled');
    expect(page.url()).not.toMatch(/Mar|9900|ada@/);
  },
);
