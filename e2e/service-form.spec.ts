import sharp from 'sharp';
import { COMMUNITIES } from '@/lib/domain/places/communities';
import { COUNTRIES } from '@/lib/domain/places/countries';
import { CATEGORIES } from '@/lib/domain/services/categories';
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
import { expect, test } from './support/test';

const COLOURS = ['#0f4a40', '#ffb52b', '#e8506a', '#2a7fa6', '#f3e6cb'];

test.setTimeout(90_000);

test('SVF-001 SVF-003 SVF-004 SVF-007: the gate, and behind it the form with its category', async ({
  page,
  product,
}) => {
  const person = await registeredPerson(product);
  await page.goto(`${NEW_SERVICE}?categoryId=4`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service Form');
  await expect(page.getByText('Sign in to create or edit services')).toBeVisible();
  await expectNoAxeFindings(page);
  await signInAs(page, person);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('List a Service');
  await expect(page.getByLabel('Category', { exact: true })).toHaveValue('4');
  await expect(
    page.getByRole('group', { name: 'Subcategories' }).getByRole('checkbox').first(),
  ).toBeVisible();
  await expectNoAxeFindings(page);
});

test('SVF-005 SVF-006: the menu signs out to /services, the back button leads to the portal', async ({
  page,
  product,
}) => {
  await openNewForm(page, product);
  await page.getByRole('link', { name: 'Back to Provider Portal' }).click();
  await expect(page).toHaveURL('/settln-providers');
  await page.goto(NEW_SERVICE);
  await page.getByRole('button', { name: 'Account menu' }).click();
  const leaving = page.waitForRequest((request) => new URL(request.url()).pathname === '/services');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await leaving;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Provider Portal');
});

test('SVF-018 SVF-019 SVF-020 SVF-021 SVF-022: the lists to choose from', async ({
  page,
  product,
}) => {
  await openNewForm(page, product);
  const countries = await page.getByLabel('Country').getByRole('option').allTextContents();
  expect(countries.slice(1)).toEqual(COUNTRIES.map(({ name }) => name));
  await expect(page.getByLabel('Country')).toHaveValue('MT');
  const communities = await page.getByLabel('Community').getByRole('option').allTextContents();
  expect(communities.slice(1)).toEqual(
    COMMUNITIES.map(({ name, examples }) => `${name} (${examples.join(', ')})`),
  );
  const category = page.getByLabel('Category', { exact: true });
  const titles = await category.getByRole('option').allTextContents();
  expect(titles.slice(1)).toEqual(CATEGORIES.map(({ title }) => title));

  await category.selectOption({ label: 'Food' });
  const boxes = page.getByRole('group', { name: 'Subcategories' }).getByRole('checkbox');
  await expect(boxes.first()).toBeVisible();
  for (const box of (await boxes.all()).slice(0, 3)) await box.check();
  await expect(boxes.and(page.locator(':checked'))).toHaveCount(3);
  await category.selectOption({ label: 'Home Services' });
  await expect(boxes.first()).toBeVisible();
  await expect(boxes.and(page.locator(':checked'))).toHaveCount(0);
});

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
  await expectNoAxeFindings(page);
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

test('SVF-036 SVF-037: somebody else’s service shows the message, nothing else, then the portal', async ({
  page,
  product,
}) => {
  const path = '/services/5e771100-0000-4000-8000-000000000001/edit';
  await page.goto(path);
  const signedOut = await page.content();
  await expect(page.getByText('Sign in to create or edit services')).toBeVisible();
  await enter(page, product, await registeredPerson(product));
  // The redirect waits until the test has checked the page, however slow the machine is.
  let lookedAt = () => {};
  const isLookedAt = new Promise<void>((resolve) => {
    lookedAt = resolve;
  });
  await page.route(/\/settln-providers/, async (route) => {
    await isLookedAt;
    await route.continue();
  });
  const answer = await page.goto(path);
  const profile = await page.request.get(
    path.replace('/services/', '/providerPage?id=').replace('/edit', ''),
  );
  const name = /<h1[^>]*>([^<]+)/.exec(await profile.text())?.[1] ?? 'no name';
  expect(signedOut).not.toContain(name);
  expect(await answer?.text()).not.toContain(name);
  await expect(page.getByRole('alert').filter({ hasText: 'Security' })).toHaveText(
    'Security Error: You can only edit your own services!',
  );
  await expectNoAxeFindings(page);
  lookedAt();
  await expect(page).toHaveURL('/settln-providers', { timeout: 10_000 });
});

test('SVF-002: the edit form says that it is loading until the host has answered', async ({
  page,
  product,
  stubHost,
}) => {
  const person = await registeredPerson(product);
  await addSession(page, product, stubHost.siteUrl, person);
  const { held, release } = heldReply({ status: 500 });
  stubHost.answer(/^GET \/serviceProviders\/details/, held);
  await page.goto(`${stubHost.siteUrl}/services/1/edit`, { waitUntil: 'commit' });
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
  release();
  await expect(page.getByRole('alert').filter({ hasText: 'Error' })).toHaveText(
    'Error loading service data. Redirecting to dashboard.',
  );
});

test('SVF-039 SVF-040: a service that cannot be loaded says so, then leads to the portal', async ({
  page,
  product,
}) => {
  await enter(page, product, await registeredPerson(product));
  await page.goto('/services/00000000-0000-4000-8000-000000000000/edit');
  await expect(page.getByRole('alert').filter({ hasText: 'Error' })).toHaveText(
    'Error loading service data. Redirecting to dashboard.',
  );
  await expect(page).toHaveURL('/settln-providers', { timeout: 10_000 });
});
