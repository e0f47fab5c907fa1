import type { Locator } from 'playwright/test';
import { communityPath, postsPath } from '@/lib/shared/url/communities-url';
import { paths } from '@/lib/shared/url/paths';
import { slatePath } from '@/lib/shared/url/slate-url';
import { demoSlate } from '@/local/demo/slates';
import { expect, LONG, LONG_ON_PHONE, ON_PHONE, READS_ONLY, test } from './support/test';

test.use(READS_ONLY);

const POST = demoSlate('arabic');
const OF_POST = communityPath(3);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor comes from the communities to a post and back', ON_PHONE, async ({ page }) => {
    await page.goto(paths.communities);
    await page.getByRole('main').getByRole('link', { name: 'North African' }).click();
    await expect(page).toHaveURL(OF_POST);
    const jump = page.getByRole('navigation', { name: 'On this page' });
    await jump.getByRole('link', { name: 'Posts 3' }).click();
    const posts = page.getByRole('region', { name: 'Posts' });
    await expect(posts).toBeInViewport();
    await expect(posts.getByRole('article')).toHaveCount(3);
    await expect(posts.getByRole('link', { name: /^All \d+ posts$/ })).toBeVisible();
    const words = POST.text.slice(0, 40);
    const card = posts.getByRole('article').filter({ hasText: words });
    await expect(card.getByRole('heading')).toHaveText(POST.author.name);
    await expect(card.locator('time')).toHaveText('1 day ago');
    await card.getByRole('link').click();
    await expect(page).toHaveURL(slatePath(POST.id));
    await page.getByRole('link', { name: 'See the North African community' }).click();
    await expect(page).toHaveURL(OF_POST);
  });

  test(
    'the words of a post without a picture stand in the middle of its card',
    LONG,
    async ({ page }) => {
      await page.goto(communityPath(1));
      const card = page.getByRole('article').filter({ hasText: 'a blue umbrella' });
      const boxOf = async (part: Locator) => {
        const box = await part.boundingBox();
        if (!box) throw new Error('not drawn');
        return { top: box.y, bottom: box.y + box.height };
      };
      const [all, author, words, counts] = await Promise.all(
        [card, card.locator('time'), card.locator('p'), card.getByRole('list')].map(boxOf),
      );
      if (!all || !author || !words || !counts) throw new Error('a part is missing');
      expect(all.bottom - counts.bottom).toBeLessThan(24);
      const [above, below] = [words.top - author.bottom, counts.top - words.bottom];
      expect(above).toBeGreaterThan(24);
      expect(Math.abs(above - below)).toBeLessThan(16);
    },
  );
});

test(
  'on a phone a community has its doorways, one row of parts and one of neighbours',
  LONG_ON_PHONE,
  async ({ page }) => {
    await page.goto(communityPath(5));
    const main = page.getByRole('main');
    const doorways = main.locator('section').first().locator('img');
    await expect(doorways).toBeInViewport({ ratio: 1 });
    const jump = page.getByRole('navigation', { name: 'On this page' });
    await expect(jump.getByRole('link').last()).toBeInViewport();
    const tops = (links: Locator) =>
      links.evaluateAll((all) => new Set(all.map((link) => link.getBoundingClientRect().top)).size);
    expect(await tops(jump.getByRole('link'))).toBe(1);
    const others = page.getByRole('region', { name: 'Other communities' });
    expect(await tops(others.getByRole('listitem'))).toBe(1);
  },
);

test(
  'the posts of a community, and those of all, have pages of their own',
  LONG_ON_PHONE,
  async ({ page }) => {
    await page.goto(communityPath(5));
    await page.getByRole('link', { name: /^All \d+ posts$/ }).click();
    await expect(page).toHaveURL(postsPath(5));
    await expect(page).toHaveTitle('Posts · South Asian | Settln');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('link', { name: 'All', exact: true }).click();
    await expect(page).toHaveURL(paths.posts);
    await expect(
      page.getByRole('article').filter({ hasText: 'South Asian' }).first(),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Articles' }).click();
    await expect(page).toHaveURL(paths.news);
    await page.getByRole('main').getByRole('link', { name: 'Posts' }).click();
    await expect(page).toHaveURL(paths.posts);
  },
);

test(
  'posts and services are wide, events and news narrow beside them, and every picture of a post is loaded, as late as it is come to',
  LONG,
  async ({ page }) => {
    await page.goto(OF_POST);
    const box = async (name: string) => {
      const found = await page.getByRole('region', { name, exact: true }).boundingBox();
      if (!found) throw new Error(`no ${name}`);
      return found;
    };
    const [services, events, wide, news] = await Promise.all(
      ['Services', 'Events', 'Posts', 'News'].map(box),
    );
    expect(events?.x).toBeGreaterThan((services?.x ?? 0) + (services?.width ?? 0));
    expect([wide?.x, wide?.width]).toEqual([services?.x, services?.width]);
    expect([news?.x, news?.y]).toEqual([events?.x, wide?.y]);
    const posts = page.getByRole('region', { name: 'Posts' });
    await posts.scrollIntoViewIfNeeded();
    await expect(posts.getByRole('article')).toHaveCount(2);
    const pictures = posts.locator('img').filter({ visible: true });
    expect(await pictures.count()).toBeGreaterThan(2);
    for (const picture of await pictures.all()) {
      await expect(picture).toHaveAttribute('loading', 'lazy');
      const isLoaded = () => picture.evaluate((img: HTMLImageElement) => img.naturalWidth > 0);
      await expect.poll(isLoaded).toBe(true);
    }
  },
);
