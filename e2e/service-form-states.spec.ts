import { subjectOf } from '@/local/demo/shapes/subject';
import { expectNoAxeFindings } from './support/review-page';
import {
  chooseLogo,
  enter,
  expectUploaded,
  fillText,
  logoFile,
  openNewForm,
  phonePhoto,
  registeredPerson,
  savedDialog,
  servicesOf,
  submitButton,
} from './support/service-form';
import { signInAs } from './support/sign-in';
import { expect, LONG, test } from './support/test';

test.setTimeout(90_000);

test('SVF-008 to SVF-014 SVF-023 SVF-025: names what is missing, and leads to it', async ({
  page,
  product,
}) => {
  await openNewForm(page, product);
  await page.getByLabel('Category', { exact: true }).selectOption('4');
  await expect(
    page.getByRole('group', { name: 'Subcategories' }).getByRole('checkbox').first(),
  ).toBeVisible();
  await submitButton(page).click();
  const summary = page.getByRole('alert').filter({ hasText: 'need your attention' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Please enter a name.',
    'Please enter a description.',
    'Please choose a community.',
    'Please select at least one subcategory.',
    'Please enter an address.',
    'Please enter a phone number.',
    'Please upload an image.',
  ]);
  await expectNoAxeFindings(page, 'main form');
  await summary.getByRole('link', { name: 'Please enter an address.' }).click();
  await expect(page.getByLabel('Address')).toBeFocused();
  await page.getByLabel('Address').fill('Msida');
  await expect(summary.getByRole('link')).toHaveCount(6);
  await expect(page.getByLabel('Address')).toBeFocused();
  await chooseLogo(page);
  await expect(page.getByText('Please upload an image.')).toHaveCount(0);
  await expect(summary.getByRole('link')).toHaveCount(5);
});

test(
  'SVF-021 SVF-028 SVF-029: subcategories that were not loaded, and a logo that was refused, are asked for again; photos can be dropped, several at once, and one that hangs holds up nothing once it is removed',
  LONG,
  async ({ page, product }) => {
    await openNewForm(page, product);
    await page.route('**/subcategories', (route) => route.abort());
    await page.getByLabel('Category', { exact: true }).selectOption('4');
    await expect(page.getByText('The subcategories could not be loaded.')).toBeVisible();
    await page.unroute('**/subcategories');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('group', { name: 'Subcategories' })).toBeFocused();
    await fillText(page, 'Habesha Kitchen');
    const message =
      'These are more pictures than we accept at once. Please try again in 2 hours; what you typed stays here.';
    const refusal = { status: 429, json: { error: { code: 'too_many', message } } };
    await page.route('**/api/uploads', (route) => route.fulfill(refusal));
    await chooseLogo(page);
    await expect(page.getByText(message)).toHaveCount(1);
    await submitButton(page).click();
    const summary = page.getByRole('alert').filter({ hasText: 'needs your attention' });
    await expect(summary.getByRole('link')).toHaveText(message);
    await expect(page.getByText('Please upload an image.')).toHaveCount(0);
    await page.unroute('**/api/uploads');
    await page.getByRole('button', { name: 'Retry Logo' }).click();
    await expectUploaded(page, 0);
    await expect(summary).toHaveCount(0);

    let uploads = 0;
    // The first never ends.
    await page.route(/X-Amz-Signature/, (route) => {
      uploads += 1;
      return uploads > 1 ? route.continue() : undefined;
    });
    const bytes = (await logoFile()).buffer.toString('base64');
    await page.getByLabel('Add portfolio photos').evaluate((input, base64) => {
      const data = new DataTransfer();
      const png = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      for (const name of ['a.png', 'b.png']) {
        data.items.add(new File([png], name, { type: 'image/png' }));
      }
      for (const type of ['dragover', 'drop']) {
        input.dispatchEvent(
          new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }),
        );
      }
    }, bytes);
    const uploading = page.getByRole('progressbar', { name: /^Photo \d: uploading$/ });
    await expect(uploading).toHaveCount(1);
    await expect(page.getByRole('img', { name: /^Photo / })).toHaveCount(2);
    const [, hanging] = /(\d)/.exec((await uploading.getAttribute('aria-label')) ?? '') ?? [];
    await page.getByRole('button', { name: `Remove photo ${hanging}` }).click();
    await expectUploaded(page, 1);
    await submitButton(page).click();
    await expect(savedDialog(page)).toBeVisible();
  },
);

test(
  '320 px wide, in the dark and with long words, nothing is cut off',
  LONG,
  async ({ page, product }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await openNewForm(page, product);
    await fillText(page, 'Donaudampfschifffahrtsgesellschaftskapitänsmützenmanufaktur');
    await chooseLogo(page);
    await page
      .getByLabel('Add portfolio photos')
      .setInputFiles([
        await phonePhoto('a.jpg', '#0f4a40'),
        { name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<script>') },
      ]);
    await expect(page.getByText('Use a JPEG, PNG or WebP picture.')).toBeVisible();
    await expectUploaded(page, 1);
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(excess).toBe(0);
    await expectNoAxeFindings(page, 'main form');
  },
);

test('SVF-041 to SVF-043: offline, the upload and the save fail, nothing is lost, and both can be retried, once', async ({
  page,
  product,
}) => {
  const person = await openNewForm(page, product);
  await fillText(page, 'Habesha Kitchen');
  await chooseLogo(page);
  await expectUploaded(page, 0);
  let tries = 0;
  await page.route(/X-Amz-Signature/, (route) => {
    tries += 1;
    return route.abort();
  });
  await page.getByLabel('Add portfolio photos').setInputFiles(await phonePhoto('a.jpg', '#ffb52b'));
  await expect(page.getByText('The upload was interrupted.')).toBeVisible();
  expect(tries).toBe(3);
  await submitButton(page).click();
  const summary = page.getByRole('alert').filter({ hasText: 'needs your attention' });
  await expect(summary).toContainText('Try them again or remove them.');
  await page.unroute(/X-Amz-Signature/);
  await page.getByRole('button', { name: 'Retry Photo 1' }).click();
  await expect(page.getByLabel('Add portfolio photos')).toBeFocused();
  await expectUploaded(page, 1);

  await page.context().setOffline(true);
  await submitButton(page).click();
  const failed = page.getByRole('alert').filter({ hasText: 'Failed' });
  await expect(failed).toHaveText('Failed to save service. Please try again.');
  await expect(page.getByLabel('Name')).toHaveValue('Habesha Kitchen');
  await page.context().setOffline(false);
  let posts = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/services', async (route) => {
    posts += 1;
    await released;
    await route.continue();
  });
  await submitButton(page).click();
  await expect(submitButton(page)).toHaveText('Submitting...');
  await submitButton(page).click({ force: true });
  await page.getByLabel('Name').press('Enter');
  release();
  await expect(savedDialog(page)).toBeVisible();
  expect(posts).toBe(1);
  expect(await servicesOf(product, person)).toHaveLength(1);
});

test(
  'a session that ends takes nothing along: sign in again, and the form is still there',
  LONG,
  async ({ page, product }) => {
    const person = await openNewForm(page, product);
    await fillText(page, 'Habesha Kitchen');
    await chooseLogo(page);
    await page
      .getByLabel('Add portfolio photos')
      .setInputFiles(await phonePhoto('a.jpg', '#ffb52b'));
    await expectUploaded(page, 1);
    await page.context().clearCookies();
    await submitButton(page).click();
    const dialog = page.getByRole('alertdialog', { name: 'Please sign in again' });
    await expect(dialog).toBeVisible();
    await expectNoAxeFindings(page, 'dialog[open]');
    await signInAs(page, person);
    await expect(page.getByText('We kept what you had entered here.')).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue('Habesha Kitchen');
    await expect(
      page.getByRole('group', { name: 'Subcategories' }).getByRole('checkbox').first(),
    ).toBeChecked();
    await expectUploaded(page, 1);
    await submitButton(page).click();
    await expect(savedDialog(page)).toBeVisible();
    expect(await servicesOf(product, person)).toHaveLength(1);

    await page.goto('/services/new');
    await expect(page.getByLabel('Name')).toHaveValue('');
  },
);

test(
  'SVF-007: a draft of another category, or of another person in this tab, is not taken',
  LONG,
  async ({ page, product }) => {
    const person = await openNewForm(page, product);
    const open = async (categoryId: number) => {
      await page.goto(`/services/new?categoryId=${categoryId}`);
      await expect(page.getByLabel('Address')).toBeEditable();
    };
    page.on('dialog', (dialog) => dialog.accept());
    await open(4);
    await page.getByLabel('Name').fill('Tamarind & Teff');
    await open(1);
    await expect(page.getByLabel('Category', { exact: true })).toHaveValue('1');
    await expect(page.getByLabel('Name')).toHaveValue('');
    await open(4);
    await expect(page.getByLabel('Category', { exact: true })).toHaveValue('4');
    await expect(page.getByLabel('Name')).toHaveValue('Tamarind & Teff');

    const kept = await page.evaluate(() => JSON.stringify(sessionStorage));
    expect(kept).toContain(subjectOf(person.email));
    await enter(page, product, await registeredPerson(product));
    await open(4);
    await expect(page.getByLabel('Name')).toHaveValue('');
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(sessionStorage)))
      .not.toContain('Tamarind');
  },
);

test(
  'leaving with unsaved changes is asked about, by the page and by the browser',
  LONG,
  async ({ page, product }) => {
    await openNewForm(page, product);
    await page.getByLabel('Name').fill('Habesha Kitchen');
    await page.getByRole('link', { name: 'Back to Provider Portal' }).click();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await expect(question).toBeVisible();
    await expectNoAxeFindings(page, 'dialog[open]');
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(page.getByLabel('Name')).toHaveValue('Habesha Kitchen');

    const asked = page.waitForEvent('dialog');
    const reload = page.reload({ timeout: 5_000 }).catch(() => null);
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.accept();
    await reload;
    await expect(page.getByLabel('Name')).toHaveValue('Habesha Kitchen');

    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL('/settln-providers');
    await page.goto('/services/new');
    await expect(page.getByLabel('Address')).toBeEditable();
    await expect(page.getByLabel('Name')).toHaveValue('');
  },
);
