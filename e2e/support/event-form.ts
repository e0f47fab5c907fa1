import type { Page } from 'playwright/test';
import { NEW_EVENT_PATH } from '@/lib/shared/url/portal-paths';
import type { Product } from './product';
import { enter, logoFile, registeredPerson } from './service-form';
import { expect } from './test';

export async function openNewEvent(page: Page, product: Product) {
  const person = await registeredPerson(product);
  await enter(page, product, person);
  await page.goto(NEW_EVENT_PATH);
  await expect(zoneField(page)).not.toHaveValue('');
  return person;
}

export const zoneField = (page: Page) => page.getByRole('combobox', { name: 'Timezone' });
export const savedEvent = (page: Page) =>
  page.getByRole('dialog', { name: /^(?:Event submitted|Changes saved)$/ });

/** Searches a zone by typing and takes the best that is found. */
export async function chooseZone(page: Page, typed: string, zone: string) {
  await zoneField(page).fill(typed);
  await page.getByRole('option', { name: zone }).click();
  await expect(zoneField(page)).toHaveValue(zone);
}

interface Times {
  startsAt: string;
  endsAt: string;
}

/** Fills in a free event that lacks nothing but its picture. */
export async function fillEvent(page: Page, title: string, { startsAt, endsAt }: Times) {
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Description').fill('Music, yellow daisies and coffee.');
  await page.getByLabel('Category').selectOption('Festivals');
  await page.getByLabel('Community').selectOption('1');
  await page.getByLabel('Address').fill('Canal Hall, 2 Wharf Lane');
  await page.getByLabel('Start', { exact: true }).fill(startsAt);
  await page.getByLabel('End', { exact: true }).fill(endsAt);
  await ticketRequired(page, 'No').check();
}

export function ticketRequired(page: Page, answer: 'Yes' | 'No') {
  return page.getByRole('group', { name: 'Is a ticket required?' }).getByLabel(answer);
}

export function bookingRequired(page: Page, answer: 'Yes' | 'No') {
  return page.getByRole('group', { name: 'Is booking required?' }).getByLabel(answer);
}

export async function choosePicture(page: Page, name = 'enkutatash parade.png') {
  const file = { ...(await logoFile()), name };
  await page.getByLabel(/^Featured image: (choose|replace)/).setInputFiles(file);
  await expect(page.getByRole('img', { name: 'Featured image' })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 20_000 });
}
