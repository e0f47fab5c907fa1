import { servicePath } from '@/lib/shared/url/portal-paths';
import { holdScripts } from './support/late-scripts';
import { createOwnService } from './support/own-service';
import { ownPhone } from './support/review-page';
import {
  chooseLogo,
  enter,
  expectUploaded,
  fillText,
  logoFile,
  NEW_SERVICE,
  openNewForm,
  phonePhoto,
  registeredPerson,
  savedDialog,
  submitButton,
} from './support/service-form';
import { addSession } from './support/sign-in';
import { expect, LONG, test } from './support/test';
import { createBookedCalendar } from './support/visits';

test.describe('what is done on a slow line before the scripts are there', () => {
  test('SVF-027: pictures that were chosen are uploaded', async ({ page, product }) => {
    await enter(page, product, await registeredPerson(product));
    const release = await holdScripts(page);
    await page.goto(NEW_SERVICE, { waitUntil: 'commit' });
    await page.getByLabel(/^Logo: choose/).setInputFiles(await logoFile());
    await page
      .getByLabel('Add portfolio photos')
      .setInputFiles([await phonePhoto('a.jpg', '#0f4a40'), await phonePhoto('b.jpg', '#e8506a')]);
    release();
    await expectUploaded(page, 2);
    await expect(page.getByRole('img', { name: 'Logo' })).toBeVisible();
  });

  test('what was typed is newer than a draft', LONG, async ({ page, product }) => {
    await openNewForm(page, product);
    await page.getByLabel('Name').fill('Salon Almaz');
    await page.getByLabel('Address').fill('88, Triq il-Ħarruba, L-Imsida');
    const release = await holdScripts(page);
    page.on('dialog', (dialog) => dialog.accept());
    await page.reload({ waitUntil: 'commit' });
    await page.getByLabel('Name').fill('Almaz cuts hair');
    release();
    await expect(page.getByText('We kept what you had entered here.')).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue('Almaz cuts hair');
    await expect(page.getByLabel('Address')).toHaveValue('88, Triq il-Ħarruba, L-Imsida');
  });

  test(
    'a form with what was typed then is not left without a question',
    LONG,
    async ({ page, product }) => {
      await enter(page, product, await registeredPerson(product));
      const release = await holdScripts(page);
      await page.goto(NEW_SERVICE, { waitUntil: 'commit' });
      await page.getByLabel('Description').fill('Cuts, colours and braids.');
      release();
      await expect(submitButton(page)).toBeEnabled();
      await page.getByRole('link', { name: 'Cancel' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  );

  test(
    'a form that was sent is no draft when one comes back to it',
    LONG,
    async ({ page, product }) => {
      test.slow();
      await openNewForm(page, product);
      await fillText(page, 'Salon Almaz');
      await chooseLogo(page);
      await submitButton(page).click();
      await savedDialog(page).getByRole('link', { name: 'Continue' }).click();
      await expect(page.getByRole('heading', { name: 'Your listings' })).toBeVisible();
      await page.goBack();
      await expect(submitButton(page)).toBeEnabled();
      await page.goto(NEW_SERVICE);
      await expect(submitButton(page)).toBeEnabled();
      await expect(page.getByLabel('Name')).toHaveValue('');
    },
  );

  test('LIST-003 ITEM-002: a button that was pressed opens its dialog', async ({
    page,
    product,
  }) => {
    const own = await createOwnService(product);
    await enter(page, product, own.owner);
    for (const [path, button, name] of [
      ['/settln-providers', 'List your service or event', 'What would you like to list?'],
      [servicePath(own.id), 'Add New Item', 'Add New Item'],
    ] as const) {
      const release = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await page.getByRole('button', { name: button }).click();
      release();
      await expect(page.getByRole('dialog', { name })).toBeVisible();
    }
  });

  test('visits are searched, narrowed and opened as was asked', LONG, async ({ page, product }) => {
    const own = await createBookedCalendar(product);
    await own.book('10:00', { customerName: 'Ann Borg', customerPhone: ownPhone() });
    await own.book('12:00', { customerName: 'Łucja Wiśniewska', customerPhone: ownPhone() });
    await addSession(page, product, product.siteUrl, own.owner);
    const release = await holdScripts(page);
    await page.goto('/settln-providers?tab=bookings', { waitUntil: 'commit' });
    await expect(page.getByText('Ann Borg')).toBeVisible();
    await page.getByRole('searchbox').pressSequentially('Borg');
    release();
    await expect(page.getByText('Łucja Wiśniewska')).toBeHidden();
    await expect(page.getByText('Ann Borg')).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('Borg');

    const again = await holdScripts(page);
    await page.reload({ waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Cancelled', exact: true }).click();
    await page.getByRole('button', { name: /Ann Borg/ }).click();
    again();
    await expect(page.getByRole('dialog', { name: 'Ann Borg' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Ann Borg')).toBeHidden();
  });
});
