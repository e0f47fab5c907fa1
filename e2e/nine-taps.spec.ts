import { dayLinks, timeLinks } from './support/booking-steps';
import { confirmButton, expectConfirmed, NAME, ownPhone } from './support/review-page';
import { expect, ON_PHONE, test } from './support/test';

/** Kilobits a second and milliseconds of a crowded mobile network. */
const NETWORK = { kilobits: 1600, latency: 150 };
const PROCESSOR_SLOWDOWN = 4;
const TAPS = 9;

test(
  'somebody who braids hair near Sliema, on Saturday, is booked with nine taps on a slow phone',
  ON_PHONE,
  async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    const bytes = (NETWORK.kilobits * 1000) / 8;
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: NETWORK.latency,
      downloadThroughput: bytes,
      uploadThroughput: bytes / 2,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWDOWN });
    let taps = 0;
    await page.exposeFunction('countTap', () => {
      taps += 1;
    });
    await page.addInitScript(() => {
      const { countTap } = window as unknown as { countTap: () => void };
      window.addEventListener('pointerdown', countTap, { capture: true });
    });

    await page.goto('/');
    await page.getByRole('combobox', { name: 'What are you looking for?' }).tap();
    await page.keyboard.type('somebody who braids hair near Sliema, Saturday');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Near Sliema, remove' })).toBeVisible();
    await page.getByRole('link', { name: 'Adaeze’s Crown Braids & Natural Hair' }).tap();
    await page.getByRole('link', { name: 'Book Cornrows with beads' }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book Your Service');
    await page.getByRole('button', { name: 'Continue' }).tap();
    await dayLinks(page).filter({ hasText: 'Sat' }).tap();
    await timeLinks(page).last().tap();
    await page.getByRole('button', { name: 'Confirm booking' }).tap();
    await page.getByLabel('Name').tap();
    await page.keyboard.type(NAME);
    // The key of the phone's keyboard that goes on to the next field.
    await page.keyboard.press('Tab');
    await page.keyboard.type(ownPhone());
    await confirmButton(page).tap();
    await expectConfirmed(page);
    expect(taps).toBeLessThanOrEqual(TAPS);
  },
);
