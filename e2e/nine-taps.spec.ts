import { weekdayOf } from '../lib/shared/time/local-date';
import { dayLinks, timeLinks } from './support/booking-steps';
import { confirmButton, NAME, ownPhone } from './support/review-page';
import { venueDay } from './support/stub-provider';
import { expect, LONG, ON_PHONE, test } from './support/test';

/** Kilobits a second and milliseconds of a crowded mobile network. */
const NETWORK = { kilobits: 1600, latency: 150 };
const PROCESSOR_SLOWDOWN = 3;
const TAPS = 9;

const SATURDAY = 5;
/** On a Saturday itself, its times may be over. */
const DAY = weekdayOf(venueDay(0)) === SATURDAY ? 'Friday' : 'Saturday';

/** With more time, because the phone is slow. */
const expectSoon = expect.configure({ timeout: 40_000 });

test('somebody who braids hair near Sliema, on Saturday, is booked with nine taps on a slow phone', {
  tag: [ON_PHONE.tag, LONG.tag],
}, async ({ page }) => {
  test.setTimeout(180_000);
  const session = await page.context().newCDPSession(page);
  const bytes = (NETWORK.kilobits * 1000) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: NETWORK.latency,
    downloadThroughput: bytes,
    uploadThroughput: bytes / 2,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWDOWN });
  const taps: string[] = [];
  await page.exposeFunction('noteTap', (text: string) => {
    taps.push(text);
  });
  await page.addInitScript(() => {
    const { noteTap } = window as unknown as { noteTap: (text: string) => void };
    const note = ({ target }: PointerEvent) =>
      noteTap(target instanceof Element ? (target.textContent ?? '').slice(0, 40) : '');
    window.addEventListener('pointerdown', note, { capture: true });
  });

  await page.goto('/');
  await page.getByRole('combobox', { name: 'What are you looking for?' }).tap();
  await page.keyboard.insertText(`somebody who braids hair near Sliema, ${DAY}`);
  await page.keyboard.press('Enter');
  await expectSoon(page.getByRole('link', { name: 'Near Sliema, remove' })).toBeVisible();
  await page.getByRole('link', { name: 'Adaeze’s Crown Braids & Natural Hair' }).tap();
  await page.getByRole('link', { name: 'Book Cornrows with beads' }).tap();
  await expectSoon(page.getByRole('heading', { level: 1 })).toHaveText('Book Your Service');
  // Before its sheet is loaded, the buttons of both widths count as shown.
  await page.waitForLoadState();
  await page.getByRole('button', { name: 'Continue' }).tap();
  const day = dayLinks(page).filter({ hasText: DAY.slice(0, 3) });
  await day.tap();
  // A person reads the times of that day, too, before they tap one.
  await expectSoon(day).toHaveAttribute('aria-current', 'date');
  await timeLinks(page).last().tap();
  await page.getByRole('button', { name: 'Confirm booking' }).tap();
  await page.getByLabel('Name').tap();
  await page.keyboard.insertText(NAME);
  // The key of the phone's keyboard that goes on to the next field.
  await page.keyboard.press('Tab');
  await page.keyboard.insertText(ownPhone());
  await confirmButton(page).tap();
  await expectSoon(page.getByRole('heading', { name: 'Booking confirmed' })).toBeVisible();
  expect(taps.length, taps.join('\n')).toBeLessThanOrEqual(TAPS);
});
