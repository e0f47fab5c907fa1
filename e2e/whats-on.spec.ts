import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright/test';
import { communityPath } from '@/lib/shared/url/communities-url';
import { paths } from '@/lib/shared/url/paths';
import { feedPathOf, publicEventPath, whatsOnPath } from '@/lib/shared/url/whats-on-url';
import { demoEventId } from '@/local/demo/events';
import { readAtom } from '@/test/feeds/atom-feed';
import { readCalendar } from '@/test/feeds/icalendar';
import { smallTargets } from './support/checks/targets';
import { tabTo } from './support/tab-to';
import { expect, LONG, LONG_ON_PHONE, ON_PHONE, READS_ONLY, test } from './support/test';

test.use(READS_ONLY);

type Choose = (target: Locator) => Promise<void>;

const byTouch: Choose = (target) => target.click();

/** Presses Tab until the target has the focus, and then presses it. */
const byKeyboard: Choose = async (target) => {
  await tabTo(target);
  await target.page().keyboard.press('Enter');
};

/** From the landing page to an event of a community in the visitor's calendar. */
async function saveEvent(page: Page, choose: Choose) {
  await page.goto('/');
  await choose(page.getByRole('banner').getByRole('link', { name: 'What’s on' }));
  await expect(page).toHaveURL(/\/whats-on$/);
  const filters = page.getByRole('group', { name: 'Filters' });
  await choose(filters.locator('summary', { hasText: 'Community' }));
  await choose(filters.getByRole('link', { name: / \d+$/ }).first());
  await expect(page).toHaveURL(/\/whats-on\?community=[a-z-]+$/);
  await choose(page.getByRole('link', { name: /, events$/ }).first());
  await expect(page).toHaveURL(/\/whats-on\?when=[\d-]+&community=[a-z-]+$/);
  const event = page.getByRole('article').first().getByRole('link');
  const title = (await event.textContent()) ?? '';
  await choose(event);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const download = page.waitForEvent('download');
  await choose(page.getByRole('link', { name: '.ics file' }));
  const file = await download;
  const { events } = readCalendar(await readFile(await file.path(), 'utf8'));
  expect(events).toMatchObject([{ summary: title, url: page.url() }]);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor finds an event of a community by links and saves it', ON_PHONE, ({ page }) =>
    saveEvent(page, byTouch),
  );

  test(
    'events and communities have targets for fingers at 320 px',
    LONG_ON_PHONE,
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      for (const path of [
        paths.whatsOn,
        publicEventPath(demoEventId(1)),
        paths.communities,
        communityPath(6),
      ]) {
        await page.goto(path);
        // The name of a card is as large as the card; seven days side by side leave 37 px for each.
        const small = await smallTargets(page, 'main :is(nav, fieldset, dl, section > div)');
        expect(small, path).toEqual([]);
      }
    },
  );

  test('the day of an event covers nothing of its picture', LONG_ON_PHONE, async ({ page }) => {
    // The page of an event that is gone shows others, as the landing page does.
    await page.goto('/whats-on/none');
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(4);
    for (const card of await cards.all()) {
      const boxOf = async (part: Locator) => {
        const box = await part.boundingBox();
        if (!box) throw new Error('not drawn');
        return box;
      };
      const picture = await boxOf(card.locator('img'));
      const day = await boxOf(card.locator('b'));
      expect(day.y).toBeGreaterThanOrEqual(picture.y + picture.height);
    }
  });
});

test('a visitor finds an event of a community and saves it by keyboard alone', LONG, ({ page }) =>
  saveEvent(page, byKeyboard),
);

test('days without events lead to the next ones', LONG_ON_PHONE, async ({ request }) => {
  const none = whatsOnPath({ when: { kind: 'day', day: '2020-01-01' }, isFree: true });
  const html = await (await request.get(none)).text();
  expect(html).toMatch(/<h2[^>]*>No events fit your choice</);
  expect(html).toMatch(/href="\/whats-on\?when=all"[^>]*>Show all events/);
  const all = await (await request.get('/whats-on?when=all')).text();
  expect(all).toMatch(/All events: \d\d+ events/);
});

test('a page beyond the last leads to the last', LONG, async ({ request }) => {
  const answer = await request.get(whatsOnPath({ when: { kind: 'all' }, page: 99 }));
  expect(answer.url()).toMatch(/\/whats-on\?when=all(&page=\d)?$/);
  expect(await answer.text()).toContain('<article');
});

test('the feeds can be read by strict programs', async ({ page, request }) => {
  const calendar = readCalendar(await (await request.get(feedPathOf('ics', 'en'))).text());
  expect(calendar.events.length).toBeGreaterThan(20);
  const xml = await (await request.get(feedPathOf('atom', 'en'))).text();
  expect(readAtom(xml).entries).toHaveLength(calendar.events.length);
  const problem = await page.evaluate((text) => {
    const read = new DOMParser().parseFromString(text, 'application/xml');
    return read.querySelector('parsererror')?.textContent ?? null;
  }, xml);
  expect(problem).toBeNull();
});
