import { demoService } from '@/local/demo/shapes/providers';
import { serviceRows } from './support/booking-steps';
import { expectNoAxeFindings } from './support/review-page';
import { stubProvider } from './support/stub-provider';
import { expect, test } from './support/test';

// What the server sends for each answer of the host is in `booking/step-states.test.tsx`.
const step1 = (id: string) => `/booking?providerId=${id}`;

test('without a calendar Continue stays closed, whatever is chosen', async ({ page }) => {
  await page.goto(step1(demoService('noCalendar').id));
  const hint = 'This provider cannot take bookings right now.';
  await expect(page.getByText(hint).filter({ visible: true })).toBeVisible();
  await serviceRows(page).first().click();
  const button = page.getByRole('button', { name: 'Continue' }).filter({ visible: true });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription(hint);
});

test('from a failed read one goes back to where one was', async ({ page, stubHost }) => {
  const id = stubProvider(stubHost, { serviceItems: { status: 418 } });
  await page.goto(`${stubHost.siteUrl}/aboutus`);
  const answer = await page.goto(stubHost.siteUrl + step1(id));
  expect(answer?.status()).toBe(502);
  await expect(page.getByText('Failed to fetch service items: 418')).toBeVisible();
  await expectNoAxeFindings(page, 'main');
  await page.getByRole('link', { name: 'Go Back' }).click();
  await expect(page).toHaveURL(/\/aboutus$/);
});
