import { openReview, query } from './support/own-review';
import { test } from './support/test';

test('pictures', async ({ page, product }) => {
  test.setTimeout(300_000);
  const own = await openReview(product);
  const shoot = async (name: string, path: string) => {
    await page.goto(path);
    for (const scheme of ['light', 'dark'] as const)
      for (const width of [390, 1280]) {
        await page.emulateMedia({ colorScheme: scheme });
        await page.setViewportSize({ width, height: width === 390 ? 844 : 800 });
        await page.waitForTimeout(400);
        await page.screenshot({ path: `/tmp/rp/${name}-${scheme}-${width}.png`, fullPage: true });
      }
  };
  await shoot('manage', own.managePath);
  await shoot('how', '/how-reviews-work');
  await shoot('form', own.path);
  await page.getByRole('radio', { name: /^4 of 5/ }).check();
  await page.screenshot({ path: '/tmp/rp/form-chosen.png', fullPage: true });
  await query(product, 'UPDATE bookings SET missed_at = now() WHERE id = $1', [own.bookingId]);
  await page.goto(own.path);
  await page.getByLabel('In your words').fill('Light and even.\nLate, that is all.');
  await page.getByRole('button', { name: 'Post review' }).click();
  await page.locator('#stars-error').waitFor();
  await page.screenshot({ path: '/tmp/rp/error.png', fullPage: true });
  await page.getByRole('radio', { name: /^4 of 5/ }).check();
  await page.getByRole('button', { name: 'Post review' }).click();
  await page.getByText('Thank you').waitFor();
  await shoot('thanks', `${own.path}?view=sent`);
  await query(
    product,
    "UPDATE reviews SET status='published', published_at=now(), reply='Thank you, the chair before you ran over.', replied_at=now() WHERE booking_id = $1",
    [own.bookingId],
  );
  await shoot('already', own.path);
  await shoot('remove', `${own.path}?view=remove`);
  await query(
    product,
    "UPDATE bookings SET during = tstzrange(now()+'1 hour'::interval, now()+'2 hours'::interval), kept=null WHERE id = $1",
    [own.bookingId],
  );
  await shoot('early', own.path);
});
