import sharp from 'sharp';
import { demoService } from '@/local/demo/shapes/providers';
import { skipPauses, takeOverClock } from './support/lost-answer';
import { expectNoAxeFindings } from './support/review-page';
import {
  chooseLogo,
  enter,
  expectUploaded,
  fillText,
  NEW_SERVICE,
  openNewForm,
  phonePhoto,
  registeredPerson,
  savedDialog,
  servicesOf,
  submitButton,
} from './support/service-form';
import { addSession, signInAs } from './support/sign-in';
import { heldReply } from './support/stub-host';
import { expect, LONG, test } from './support/test';

const COLOURS = ['#0f4a40', '#ffb52b', '#e8506a', '#2a7fa6', '#f3e6cb'];

test.setTimeout(90_000);

test(
  'SVF-001 SVF-003 to SVF-007 SVF-021: the gate, behind it the form with its category, and the ways out',
  LONG,
  async ({ page, product }) => {
    const person = await registeredPerson(product);
    await page.goto(`${NEW_SERVICE}?categoryId=4`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service Form');
    await expect(page.getByText('Sign in to create or edit services')).toBeVisible();
    await signInAs(page, person);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('List a Service');
    const category = page.getByLabel('Category', { exact: true });
    await expect(category).toHaveValue('4');
    const boxes = page.getByRole('group', { name: 'Subcategories' }).getByRole('checkbox');
    await expect(boxes.first()).toBeVisible();
    for (const box of (await boxes.all()).slice(0, 3)) await box.check();
    await expect(boxes.and(page.locator(':checked'))).toHaveCount(3);
    // Another category has none of them ticked.
    await category.selectOption({ label: 'Home Services' });
    await expect(boxes.first()).toBeVisible();
    await expect(boxes.and(page.locator(':checked'))).toHaveCount(0);

    await page.getByRole('link', { name: 'Back to Provider Portal' }).click();
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL('/settln-providers');
    await page.goto(NEW_SERVICE);
    await page.getByRole('button', { name: 'Account menu' }).click();
    const leaving = page.waitForRequest(
      (request) => new URL(request.url()).pathname === '/services',
    );
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await leaving;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Provider Portal');
  },
);

test('SVF-027 to SVF-032 SVF-035 SVF-041 to SVF-045: lists a service with five photos, and edits it', async ({
  page,
  product,
}) => {
  const person = await openNewForm(page, product);
  await fillText(page, 'Habesha Coffee & Injera Kitchen');
  await page.getByLabel('Website').fill('habesha.example');
  await chooseLogo(page);
  const photos = await Promise.all(COLOURS.map((colour, at) => phonePhoto(`${at}.jpg`, colour)));
  await page.getByLabel('Add portfolio photos').setInputFiles(photos);
  await expectUploaded(page, 5);
  await page.getByRole('button', { name: 'Remove photo 5' }).click();
  await expectUploaded(page, 4);
  await page.getByLabel('Add portfolio photos').setInputFiles(photos.slice(4));
  await expectUploaded(page, 5);
  const later = page.getByRole('button', { name: 'Move photo 1 later' });
  await later.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Photo 1 is now photo 2 of 5.')).toBeAttached();

  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/services')) posts.push(request.method());
  });
  await submitButton(page).dblclick();
  await expect(savedDialog(page)).toContainText(
    'Congratulations on listing your service! We will verify your listing and get back to you in less than 48 hours.',
  );
  expect(posts).toEqual(['POST']);
  await expectNoAxeFindings(page, 'dialog[open]');
  const link = savedDialog(page).getByRole('link', { name: 'Continue' });
  await expect(link).toHaveAttribute('href', '/services');
  await link.click();
  await expect(page).toHaveURL('/settln-providers');

  const [made, ...others] = await servicesOf(product, person);
  expect(others).toEqual([]);
  expect(made).toMatchObject({
    name: 'Habesha Coffee & Injera Kitchen',
    website_url: 'https://habesha.example',
    status: 'pending',
    country_iso: 'MT',
    category_id: 4,
    is_community_favorite: false,
  });
  expect(made?.portfolioImages).toHaveLength(5);
  // The second photo came first, and arrived upright, small, and without what the camera noted.
  const stored = await page.request.get(made?.portfolioImages[0]?.image_url ?? '');
  const first = sharp(await stored.body());
  expect(await first.metadata()).toMatchObject({ format: 'jpeg', width: 1024, height: 2048 });
  expect((await first.metadata()).exif).toBeUndefined();
  expect((await first.stats()).dominant.r).toBeGreaterThan(200);
  expect((await stored.body()).includes('canary of the camera')).toBe(false);

  await page.goto(`/services/${made?.id}/edit`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Service');
  await expect(page.getByLabel('Name')).toHaveValue('Habesha Coffee & Injera Kitchen');
  await expect(page.getByLabel('Website')).toHaveValue('https://habesha.example');
  await expect(
    page.getByRole('group', { name: 'Subcategories' }).getByRole('checkbox').first(),
  ).toBeChecked();
  await expectUploaded(page, 5);
  await page.getByLabel('Name').fill('Habesha Kitchen');
  await page.getByRole('button', { name: 'Remove photo 2' }).click();
  await submitButton(page).click();
  await expect(savedDialog(page)).toContainText('Your changes are saved.');
  await expect(savedDialog(page)).not.toContainText('Congratulations');
  const [edited] = await servicesOf(product, person);
  expect(edited).toMatchObject({ id: made?.id, name: 'Habesha Kitchen' });
  expect(edited?.portfolioImages).toHaveLength(4);
  expect(edited?.profile_image_url).toBe(made?.profile_image_url);
});

// What these pages tell, which is nothing, is in `app/own-things.test.tsx`.
test(
  'SVF-036 SVF-037 SVF-039 SVF-040: a service that is somebody else’s, or cannot be loaded, leads to the portal',
  LONG,
  async ({ page, product }) => {
    await enter(page, product, await registeredPerson(product));
    await takeOverClock(page);
    for (const [id, message] of [
      [demoService('typical').id, 'Security Error: You can only edit your own services!'],
      [crypto.randomUUID(), 'Error loading service data. Redirecting to dashboard.'],
    ]) {
      await page.goto(`/services/${id}/edit`);
      await expect(page.getByRole('alert').filter({ hasText: /service/ })).toHaveText(
        message ?? '',
      );
      await skipPauses(page, page.getByText('No listings yet'));
      await expect(page).toHaveURL('/settln-providers');
    }
  },
);

test(
  'SVF-002 EVF-004: an edit form says that it is loading until the host has answered',
  LONG,
  async ({ page, product, stubHost }) => {
    await addSession(page, product, stubHost.siteUrl, await registeredPerson(product));
    for (const [path, asking, failure] of [
      ['/services/1/edit', /^GET \/serviceProviders\/details/, 'Error loading service data.'],
      ['/events/1/edit', /^GET \/events\?/, 'Failed to load event details'],
    ] as const) {
      const { held, release } = heldReply({ status: 500 });
      stubHost.answer(asking, held);
      await page.goto(stubHost.siteUrl + path, { waitUntil: 'commit' });
      await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
      release();
      await expect(page.getByText(failure)).toBeVisible();
    }
  },
);
