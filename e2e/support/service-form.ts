import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { subjectOf } from '@/local/demo/shapes/subject';
import { askBackend, type Product } from './product';
import { addSession, newPerson, type Person } from './sign-in';
import { expect, test } from './test';

export const NEW_SERVICE = '/services/new';

/** A photo as a phone takes it: wide, lying on its side, and noting where it was taken. */
export async function phonePhoto(name: string, background: string) {
  const exif = { IFD0: { Copyright: 'canary of the camera' } };
  const buffer = await sharp({ create: { width: 3000, height: 1500, channels: 3, background } })
    .withMetadata({ orientation: 6, exif })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

export async function logoFile(background = '#e8506a') {
  const buffer = await sharp({ create: { width: 256, height: 256, channels: 3, background } })
    .png()
    .toBuffer();
  return { name: 'logo.png', mimeType: 'image/png', buffer };
}

export async function registeredPerson(product: Product): Promise<Person> {
  const person = newPerson('Almaz Tesfaye');
  const response = await askBackend(product, '/settlnProviders?hostCountry=MT', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      user_id: subjectOf(person.email),
      first_name: 'Almaz',
      last_name: 'Tesfaye',
      date_of_birth: '1990-01-31',
      email: person.email,
      agreed_to_terms: true,
      terms_accepted_at: new Date().toISOString(),
    }),
  });
  expect(response.ok).toBe(true);
  return person;
}

/** Signs somebody in without the issuer. */
export function enter(page: Page, product: Product, person: Person) {
  return addSession(page, product, test.info().project.use.baseURL ?? '', person);
}

export async function openNewForm(page: Page, product: Product) {
  const person = await registeredPerson(product);
  await enter(page, product, person);
  await page.goto(NEW_SERVICE);
  return person;
}

interface Service {
  id: string;
  name: string;
  profile_image_url: string;
  portfolioImages: { image_url: string }[];
  [field: string]: unknown;
}

/** What the backend has of somebody's services. */
export async function servicesOf(product: Product, { email }: Person): Promise<Service[]> {
  const query = new URLSearchParams({ userId: subjectOf(email), hostCountry: 'MT' });
  const response = await askBackend(product, `/serviceProviders?${query}`);
  return response.json();
}

/** Fills in everything that has to be, but the logo. */
export async function fillText(page: Page, name: string) {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Description').fill('Injera and a full coffee ceremony.');
  await page.getByLabel('Community').selectOption('1');
  await page.getByLabel('Category', { exact: true }).selectOption('4');
  await page.getByLabel('Address').fill('88, Triq il-Ħarruba, L-Imsida');
  await page.getByLabel('Phone').fill('+356 2100 0000');
  const kinds = page.getByRole('group', { name: 'Subcategories' });
  await kinds.getByRole('checkbox').first().check();
}

export async function chooseLogo(page: Page) {
  await page.getByLabel(/^Logo: choose/).setInputFiles(await logoFile());
}

/** Waits until every chosen picture is stored. */
export async function expectUploaded(page: Page, photos: number) {
  await expect(page.getByRole('img', { name: /^Photo / })).toHaveCount(photos);
  await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 20_000 });
}

export const submitButton = (page: Page) => page.getByRole('button', { name: /^Submit/ });
export const savedDialog = (page: Page) =>
  page.getByRole('dialog', { name: /^(?:Service submitted|Changes saved)$/ });
