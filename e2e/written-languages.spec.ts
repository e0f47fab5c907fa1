import type { Page } from 'playwright/test';
import { itemsOf, type OwnService } from './support/own-service';
import type { Product } from './support/product';
import {
  chooseLogo,
  expectUploaded,
  fillText,
  openNewForm,
  savedDialog,
  servicesOf,
  submitButton,
} from './support/service-form';
import { approve } from './support/staff';
import { expect, LONG_ON_PHONE, test } from './support/test';

const ARABIC = {
  text: 'نطبخ الطاجين كل يوم جمعة.',
  item: 'طاجين الدجاج',
};

/** Lists a service in English with its text in Arabic as well, and an item of both. */
async function listInTwo(page: Page, product: Product, name: string): Promise<OwnService> {
  const owner = await openNewForm(page, product);
  await expect(page.getByLabel('Written in')).toHaveValue('en');
  await fillText(page, name);
  await chooseLogo(page);
  await expectUploaded(page, 0);
  for (const language of ['English', 'العربية']) {
    await page.getByRole('checkbox', { name: language, exact: true }).check();
  }
  await page.getByLabel('Text in the second language').fill(ARABIC.text);
  await submitButton(page).click();
  // A second text without a language is refused, because it could be shown to nobody.
  await expect(page.getByRole('combobox', { name: 'Second language' })).toHaveAccessibleDescription(
    'Please choose the language of the second texts.',
  );
  // The page scrolls to the error; a press before that would miss the moving button.
  await expect(page.getByRole('alert').filter({ hasText: 'One thing' })).toBeFocused();
  await page.getByRole('combobox', { name: 'Second language' }).selectOption('ar');
  await submitButton(page).click();
  await expect(savedDialog(page)).toBeVisible();
  const [service] = await servicesOf(product, owner);
  return { id: service?.id ?? '', name, owner };
}

async function addItem(page: Page, service: OwnService) {
  await page.goto(`/services/${service.id}`);
  await page.getByRole('button', { name: 'Add New Item' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Item' });
  await dialog.getByLabel('Name', { exact: true }).fill('Chicken tagine');
  await dialog.getByLabel('Price').fill('14');
  const second = dialog.getByLabel('Title in the second language');
  // The service has a second language, so the item's field for it is open.
  await expect(dialog.getByRole('combobox', { name: 'Second language' })).toHaveValue('ar');
  await dialog.getByRole('combobox', { name: 'Second language' }).press('Tab');
  await expect(second).toBeFocused();
  // The buttons at the end of the dialog cover nothing that has the focus.
  const isSeen = await second.evaluate((field) => {
    const { left, bottom } = field.getBoundingClientRect();
    return document.elementFromPoint(left + 20, bottom - 4) === field;
  });
  expect(isSeen).toBe(true);
  await second.fill(ARABIC.item);
  await dialog.getByRole('button', { name: 'Add item' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Success!' })).toBeVisible();
}

test(
  'what is written in two languages is read in that of the page, says which it is, and is found by a language that is spoken there',
  LONG_ON_PHONE,
  async ({ page, product, browser }) => {
    const name = 'Tagine Friday';
    const service = await listInTwo(page, product, name);
    await addItem(page, service);
    expect(await itemsOf(product, service)).toMatchObject([
      { language: 'en', second_language: 'ar', second_name: ARABIC.item },
    ]);
    await approve(product, service.id);

    // Readers need no scripts.
    const reader = await browser.newPage({ baseURL: product.siteUrl, javaScriptEnabled: false });
    await reader.goto(`/providerPage?id=${service.id}`);
    const english = reader
      .getByRole('region', { name })
      .getByText('Injera and a full coffee ceremony.');
    await expect(english).toHaveAttribute('lang', 'en');
    await expect(reader.getByText('Speaks English and Arabic')).toBeVisible();
    await expect(reader.getByRole('heading', { name: 'Chicken tagine' })).toBeVisible();
    await expect(reader.getByText(ARABIC.text)).toHaveCount(0);

    await reader.goto(`/ar/providerPage?id=${service.id}`);
    await expect(reader.getByText(ARABIC.text)).toHaveAttribute('lang', 'ar');
    await expect(reader.getByRole('heading', { name: ARABIC.item })).toBeVisible();
    await expect(english).toHaveCount(0);

    await reader.goto(`/ar/booking?providerId=${service.id}`);
    await expect(reader.getByText(ARABIC.item)).toBeVisible();

    await reader.goto(`/it/providerPage?id=${service.id}`);
    await expect(english).toHaveAttribute('lang', 'en');
    await expect(reader.getByText('Lingua: inglese')).toBeVisible();

    await reader.goto(`/find?q=${encodeURIComponent(name)}`);
    const card = reader.getByRole('article').filter({ hasText: name });
    await expect(card).toContainText('Speaks English and Arabic');
    await reader.getByRole('button', { name: 'Language', exact: true }).click();
    await reader
      .getByRole('dialog', { name: 'Language' })
      .getByRole('link', { name: 'Arabic' })
      .click();
    await expect(reader).toHaveURL(/speaks=ar/);
    await expect(reader.getByRole('link', { name: 'Speaks Arabic, remove' })).toBeVisible();
    await expect(card).toBeVisible();
    await reader.goto(`/find?q=${encodeURIComponent(name)}&speaks=fil`);
    await expect(reader.getByRole('heading', { name: /^No service for/ })).toBeVisible();
    await expect(reader.getByText('Any language').first()).toBeVisible();
    await reader.context().close();
  },
);
