import type { ServerResponse } from 'node:http';
import type { Page } from 'playwright/test';
import { createOwnService, itemsOf, type OwnService } from './support/own-service';
import type { Product } from './support/product';
import { expectNoAxeFindings } from './support/review-page';
import { addSession } from './support/sign-in';
import { expect, LONG, test } from './support/test';

const addButton = (page: Page) => page.getByRole('button', { name: 'Add New Item' });
const rows = (page: Page) =>
  page.getByRole('region', { name: 'Manage Service Items' }).getByRole('listitem');
const modal = (page: Page, title: 'Success!' | 'Error') =>
  page.getByRole('alertdialog', { name: title });

async function open(page: Page, product: Product, service: OwnService, site = product.siteUrl) {
  await addSession(page, product, site, service.owner);
  await page.goto(`${site}/services/${service.id}`);
  await expect(page.getByRole('heading', { name: 'Manage Service Items' })).toBeVisible();
}

test('ITEM-001 to ITEM-015: items, with price and length only above 0; the rules, said beside the fields; a price costs what was typed', async ({
  page,
  product,
}) => {
  const service = await createOwnService(product);
  await open(page, product, service);
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).nth(0)).toContainText('Coffee ceremony');
  await expect(rows(page).nth(0)).toContainText('€60.00');
  await expect(rows(page).nth(0)).toContainText('1 h 30 min');
  await expect(rows(page).nth(1)).toHaveText('Tasting');
  await expect(page.getByRole('button', { name: 'Edit Tasting' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete Tasting' })).toBeVisible();
  await addButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Item' });
  const name = dialog.getByLabel('Name');
  const price = dialog.getByLabel('Price');
  await expect(price).toHaveAttribute('step', '0.01');
  await expect(price).toHaveAttribute('min', '0');
  await name.fill('   ');
  await price.fill('-1');
  await dialog.getByLabel('Length').fill('7.5');
  await dialog.getByRole('button', { name: 'Add item' }).click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Please enter an item name');
  await expect(price).toHaveAccessibleDescription(/Enter a price from 0/);
  await expect(dialog.getByLabel('Length')).toHaveAccessibleDescription(/such as 45 or 2h30/);
  await expectNoAxeFindings(page, 'dialog[open]');
  await name.pressSequentially('x');
  await expect(name).toHaveAccessibleDescription('');
  expect(await itemsOf(product, service)).toHaveLength(2);

  // With a comma, and in the digits of every script.
  for (const typed of ['12,50', '12.50', '١٢٫٥٠', '１２．５０', '１２，５０', '12·50']) {
    await price.fill('');
    await price.pressSequentially(typed);
    await expect(price).toHaveValue('12.50');
  }
  await price.fill('');
  await page.keyboard.insertText('1,5');
  await expect(price).toHaveValue('1.5');
  await price.fill('');
  await price.pressSequentially('−5');
  await expect(price).toHaveValue('-5');
});

test(
  'what was typed outlives a tap beside the dialog and a reload, until it is saved or cancelled',
  LONG,
  async ({ page, product }) => {
    const service = await createOwnService(product);
    await open(page, product, service);
    const dialog = page.getByRole('dialog', { name: 'Add New Item' });
    const expectKept = async () => {
      await addButton(page).click();
      await expect(dialog.getByText('We kept what you had entered here.')).toBeVisible();
      await expect(dialog.getByLabel('Name')).toHaveValue('Feast');
      await expect(dialog.getByLabel('Price')).toHaveValue('12.5');
      await expect(dialog.getByLabel('Length')).toHaveValue('45');
    };
    await addButton(page).click();
    await dialog.getByLabel('Name').fill('Feast');
    await dialog.getByLabel('Price').fill('12.5');
    await dialog.getByLabel('Length').fill('45');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expectKept();
    await page.mouse.click(4, 4);
    await expect(dialog).toBeHidden();
    await page.reload();
    await expectKept();
    await expect(dialog).toContainText('45 min takes 3 slots of 15 minutes in your calendar.');
    await dialog.getByRole('button', { name: 'Discard it' }).click();
    await expect(dialog.getByLabel('Name')).toHaveValue('');
    await dialog.getByLabel('Name').fill('Breakfast');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await addButton(page).click();
    await expect(dialog.getByLabel('Name')).toHaveValue('');
    await dialog.getByLabel('Name').fill('Supper');
    await dialog.getByRole('button', { name: 'Add item' }).click();
    await expect(modal(page, 'Success!')).toBeVisible();
    await page.keyboard.press('Escape');
    await addButton(page).click();
    await expect(dialog.getByLabel('Name')).toHaveValue('');
  },
);

test(
  'ITEM-016 to ITEM-020: adding, changing and deleting by keyboard alone',
  LONG,
  async ({ page, product }) => {
    test.slow();
    const service = await createOwnService(product);
    await open(page, product, service);
    await addButton(page).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Add New Item' });
    await dialog.getByLabel('Name').fill('  Injera workshop ');
    await dialog.getByLabel('Price').fill('35.5');
    await dialog.getByLabel('Length').fill('120');
    await expect(dialog).toContainText('2 h takes 8 slots of 15 minutes in your calendar.');
    await page.keyboard.press('Enter');
    await expect(modal(page, 'Success!')).toContainText('Item added successfully!');
    await expectNoAxeFindings(page, 'dialog[open][role=alertdialog]');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(modal(page, 'Success!')).toBeHidden();
    await expect(dialog.getByLabel('Name')).toHaveValue('');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(addButton(page)).toBeFocused();
    await expect(rows(page).last()).toHaveText('Injera workshop2 h€35.50');

    await page.getByRole('button', { name: 'Edit Injera workshop' }).focus();
    await page.keyboard.press('Enter');
    const edit = page.getByRole('dialog', { name: 'Edit Item' });
    await expect(edit.getByLabel('Price')).toHaveValue('35.50');
    await edit.getByLabel('Price').fill('');
    await edit.getByLabel('Name').fill('Workshop');
    await page.keyboard.press('Enter');
    await expect(modal(page, 'Success!')).toContainText('Item updated successfully!');
    await page.keyboard.press('Escape');
    await expect(rows(page).last()).toHaveText('Workshop2 h');

    await page.getByRole('button', { name: 'Delete Workshop' }).focus();
    await page.keyboard.press('Enter');
    const asks = page.getByRole('alertdialog', {
      name: 'Are you sure you want to delete this item?',
    });
    await expect(asks).toContainText('Workshop');
    await expect(asks.getByRole('button', { name: 'Keep item' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(modal(page, 'Success!')).toContainText('Item deleted successfully!');
    await expect(rows(page)).toHaveCount(2);
    await page.keyboard.press('Escape');
    await expect(addButton(page)).toBeFocused();
    expect(await itemsOf(product, service)).toHaveLength(2);
  },
);

test(
  'ITEM-021 to ITEM-023 ERR-003: a save and a delete that fail say why, and nothing is lost',
  LONG,
  async ({ page, product, stubHost }) => {
    const service = await createOwnService(product);
    await open(page, product, service, stubHost.siteUrl);
    const refusal = { success: false, message: 'The kitchen is full.' };
    stubHost.answer(/^POST \/serviceItems/, { status: 409, json: refusal });
    await addButton(page).click();
    const dialog = page.getByRole('dialog', { name: 'Add New Item' });
    await dialog.getByLabel('Name').fill('Feast');
    await dialog.getByLabel('Price').fill('12.50');
    await dialog.getByRole('button', { name: 'Add item' }).click();
    await expect(modal(page, 'Error')).toContainText('Failed to save item: The kitchen is full.');
    await page.keyboard.press('Escape');
    await expect(dialog.getByLabel('Name')).toHaveValue('Feast');
    await expect(dialog.getByLabel('Price')).toHaveValue('12.50');

    stubHost.reset();
    await dialog.getByRole('button', { name: 'Add item' }).click();
    await expect(modal(page, 'Success!')).toContainText('Item added successfully!');
    expect(await itemsOf(product, service)).toHaveLength(3);
    await page.keyboard.press('Escape');

    const booked = { success: false, message: 'Somebody has booked it.' };
    const asked = new Promise<ServerResponse>((resolve) =>
      stubHost.answer(/^DELETE \/serviceItems/, { serve: resolve }),
    );
    await page.getByRole('button', { name: 'Delete Tasting' }).click();
    await page.getByRole('button', { name: 'Delete item' }).click();
    // At the second Escape browsers close a dialog without asking it.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Deleting…' })).toBeVisible();
    const response = await asked;
    response.setHeader('content-type', 'application/json').end(JSON.stringify(booked));
    await expect(modal(page, 'Error')).toContainText(
      'Failed to delete item: Somebody has booked it.',
    );
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Keep item' }).click();
    await expect(rows(page)).toHaveCount(3);
  },
);
