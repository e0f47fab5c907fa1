import { ownPhone } from '../support/review-page';
import { addSession } from '../support/sign-in';
import { expect, test } from '../support/test';
import { createBookedCalendar } from '../support/visits';
import { take } from './take';

const TAB = '/settln-providers?tab=bookings';
const LONG = 'Fatoumata Diallo-Camilleri de Saint-Exupéry';

test.setTimeout(120_000);

test('the bookings of a provider', async ({ page, product }) => {
  const own = await createBookedCalendar(product);
  await addSession(page, product, product.siteUrl, own.owner);
  await page.goto(TAB);
  await expect(page.getByText('No upcoming bookings.')).toBeVisible();
  await take(page, 'portal-bookings-none', { whole: true });
  const contact = (customerName: string, n: number) => ({
    customerName,
    customerPhone: `${ownPhone()}${n}`,
  });
  await own.book(
    '09:30',
    { ...contact('Chidinma Okonkwo-Borg', 1), customerEmail: 'c@b.example' },
    0,
  );
  await own.book('14:00', contact('Ġiljan Cassar', 2));
  await own.book('16:00', contact(LONG, 3), 0);
  const { booking } = await own.book('18:00', contact('Zeynep Yıldız-Brincat', 4));
  await own.cancelAsCustomer(booking);
  await own.noteNow('Łucja Wiśniewska-Çelik');
  await page.goto(TAB);
  await expect(page.getByRole('listitem').filter({ hasText: LONG })).toBeVisible();
  await take(page, 'portal-bookings-full', { whole: true });
  await page.getByRole('button', { name: /Chidinma/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await take(page, 'booking-sheet');
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await take(page, 'booking-cancel-question');
});
