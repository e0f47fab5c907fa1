import { encode } from 'next-auth/jwt';
import type { Page } from 'playwright/test';
import { SESSION_SECONDS } from '@/lib/shared/domain/accounts/session';
import { subjectOf } from '@/local/demo/shapes/subject';
import type { Product } from './product';
import { expect } from './test';

/** Somebody who can sign in at the local issuer. */
export interface Person {
  name: string;
  email: string;
}

/** Somebody whom no earlier run has registered. */
export function newPerson(name = 'Tigist Wolde-Mariam Żammit'): Person {
  return { name, email: `new-${crypto.randomUUID()}@settln.example` };
}

/** Presses "Sign in with Google" on the open page, and fills in the form of the issuer. */
export async function signInAs(page: Page, { name, email }: Person) {
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/choose/'));
}

/** Signs in without the issuer, on any copy of the site: the cookie that a sign-in would leave. */
export async function addSession(
  page: Page,
  product: Product,
  siteUrl: string,
  person: Person,
  /** In ms. */
  { age = 0 } = {},
) {
  const [firstName, ...rest] = person.name.split(' ');
  const token = {
    uid: subjectOf(person.email),
    name: person.name,
    email: person.email,
    firstName,
    lastName: rest.join(' '),
    sid: crypto.randomUUID(),
    endsAt: Math.floor((Date.now() - age) / 1000) + SESSION_SECONDS,
  };
  const value = await encode({ token, secret: product.kept.nextAuthSecret });
  const name = 'next-auth.session-token';
  await page.context().addCookies([{ name, value, url: siteUrl, httpOnly: true, sameSite: 'Lax' }]);
}
