import sharp from 'sharp';
import { expectNoAxeFindings } from './support/review-page';
import { stubProvider } from './support/stub-provider';
import { expect, LONG_ON_PHONE, READS_ONLY, test } from './support/test';

test.use(READS_ONLY);

const ELSEWHERE = 'https://pictures.nowhere.example/gone.jpg';
const DETAILS = {
  name: 'Żaren’s Chair',
  address: '1, Triq il-Baħar',
  status: 'approved',
  description: 'Braids.',
  phone_number: '+356 2100 0000',
  profile_image_url: ELSEWHERE,
  portfolioImages: [1, 2, 3].map((id) => ({ id, image_url: `${ELSEWHERE}?${id}` })),
};

test(
  'pictures that do not load are placeholders on profile, gallery and booking',
  LONG_ON_PHONE,
  async ({ page, stubHost }, { outputDir }) => {
    const id = stubProvider(stubHost);
    stubHost.answer(/serviceProviders\/details/, { status: 200, json: { ...DETAILS, id } });
    await page.goto(`${stubHost.siteUrl}/providerPage?id=${id}`);
    const hero = page.getByRole('region', { name: DETAILS.name });
    await expect(hero.getByText('Ż', { exact: true })).toBeVisible();
    await expect(hero.locator('img')).toBeHidden();
    const gallery = page.getByRole('region', { name: 'Service Highlights' }).getByRole('list');
    await gallery.scrollIntoViewIfNeeded();
    const placeholders = gallery.locator('[data-no-picture]');
    await expect(placeholders).toHaveCount(3);
    await expect(placeholders.first()).toBeVisible();
    await expect(gallery.locator('img').first()).toBeHidden();
    await expectNoAxeFindings(page);
    await page.screenshot({ path: `${outputDir}/profile.png`, fullPage: true });
    await page.getByRole('link', { name: 'Open image 1 of 3' }).click();
    await expect(page.getByText('This picture could not be loaded.')).toBeVisible();
    await page.screenshot({ path: `${outputDir}/lightbox.png` });
    await page.goto(`${stubHost.siteUrl}/booking?providerId=${id}`);
    await expect(page.getByText('Ż', { exact: true }).filter({ visible: true })).toBeVisible();
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'no broken icon is drawn where pictures do not load',
    LONG_ON_PHONE,
    async ({ page, stubHost }, { outputDir }) => {
      const id = stubProvider(stubHost);
      stubHost.answer(/serviceProviders\/details/, { status: 200, json: { ...DETAILS, id } });
      await page.goto(`${stubHost.siteUrl}/providerPage?id=${id}`);
      const pictures = page.locator('main img');
      await expect(pictures).toHaveCount(4);
      for (const picture of await pictures.all()) await expect(picture).toHaveAttribute('alt', '');
      // Its frame shows the placeholder's colour in every corner, where a browser draws its icon.
      const tile = page.getByRole('link', { name: 'Open image 1 of 3' });
      const { data, info } = await sharp(await tile.screenshot())
        .raw()
        .toBuffer({ resolveWithObject: true });
      const at = (x: number, y: number) => [
        ...data.subarray((y * info.width + x) * info.channels).subarray(0, 3),
      ];
      const middle = at(info.width >> 1, info.height >> 1);
      for (let x = 14; x < 40; x += 2)
        for (let y = 14; y < 40; y += 2) expect(at(x, y)).toEqual(middle);
      await page.screenshot({ path: `${outputDir}/plain.png`, fullPage: true });
    },
  );
});
