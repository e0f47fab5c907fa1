import { communityPath } from '@/lib/shared/url/communities-url';
import { paths } from '@/lib/shared/url/paths';
import { publicEventPath } from '@/lib/shared/url/whats-on-url';
import { demoEventId } from '@/local/demo/events';
import { expect, test } from '../support/test';
import { take } from './take';

test('the search of services', async ({ page }) => {
  await page.goto(`${paths.find}?q=braids`);
  await take(page, 'find');
  await page.getByRole('button', { name: 'Filters' }).click();
  await take(page, 'find-filters');
  await page.goto(`${paths.find}/food`);
  await take(page, 'find-category', { whole: true });
  await page.goto(`${paths.find}?q=nothing-of-the-kind`);
  await take(page, 'find-nothing');
});

test('events, an event, and a community', async ({ page }) => {
  await page.goto(paths.whatsOn);
  await take(page, 'whats-on');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/whats-on\/[\w-]+$/);
  await take(page, 'public-event', { whole: true });
  for (const [name, event] of [
    ['public-event-abroad', 6],
    ['public-event-over', 3],
  ] as const) {
    await page.goto(publicEventPath(demoEventId(event)));
    await take(page, name, { whole: true });
  }
  await page.goto(communityPath(1));
  await take(page, 'community', { whole: true });
});
