import type { Page } from 'playwright/test';
import { CATEGORIES } from '@/lib/domain/services/categories';
import { demoEmail, demoService } from '@/local/demo/shapes/providers';
import { subjectOf } from '@/local/demo/shapes/subject';
import { expectNoAxeFindings } from './support/review-page';
import { addSession, newPerson } from './support/sign-in';
import { expect, ON_DESKTOP, test } from './support/test';

const provider = { name: 'Tigist Wolde', email: demoEmail('demo-tigist') };

/** A session of an account that a host without data still knows. */
const ACCOUNT = [{ id: 7, first_name: 'Tigist', last_name: 'Wolde' }];

/** A listing is one link with its title in it. */
const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link')
    .filter({ has: page.getByRole('heading', { level: 2 }) });

async function expectNoSidewaysScroll(page: Page) {
  await page.setViewportSize({ width: 320, height: 700 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

test(
  'LIST-001 LIST-015 to LIST-017 LIST-019 LIST-022: a provider sees the own listings',
  ON_DESKTOP,
  async ({ page, product }) => {
    await addSession(page, product, product.siteUrl, provider);
    await page.goto('/settln-providers');
    await expect(page.getByRole('heading', { level: 1, name: 'Your listings' })).toBeVisible();
    const card = page.getByRole('link', { name: /Habesha Coffee/ });
    await expect(card).toHaveAttribute('href', `/services/${demoService('ethiopicText').id}`);
    await expect(card.getByText('Approved')).toBeVisible();
    await expect(card.getByText(/^Created/)).toBeVisible();
    await expect(card.locator('img')).toHaveAttribute('src', /demo-/);
    await expectNoAxeFindings(page);
    await expectNoSidewaysScroll(page);
  },
);

test(
  'DASH-007 LIST-002 to LIST-008: what to list is asked in two steps',
  ON_DESKTOP,
  async ({ page, product }) => {
    await addSession(page, product, product.siteUrl, provider);
    await page.goto('/settln-providers?tab=listings');
    await page.getByRole('button', { name: 'List your service or event' }).click();
    const what = page.getByRole('dialog', { name: 'What would you like to list?' });
    await expect(what.getByRole('link', { name: 'List an Event' })).toHaveAttribute(
      'href',
      '/events/new',
    );
    await expectNoAxeFindings(page);
    await page.mouse.click(4, 4);
    await expect(what).toBeHidden();
    await page.getByRole('button', { name: 'List your service or event' }).click();
    await what.getByRole('button', { name: 'List a Service' }).click();
    const which = page.getByRole('dialog', { name: 'What kind of service are you offering?' });
    await expect(which.getByRole('link')).toHaveText(CATEGORIES.map(({ title }) => title));
    await expectNoAxeFindings(page);
    await page.keyboard.press('Escape');
    await expect(which).toBeHidden();
    await page.getByRole('button', { name: 'List your service or event' }).click();
    await page.getByRole('button', { name: 'List a Service' }).click();
    await which.getByRole('link', { name: 'MCs, DJs, and Catering' }).click();
    await expect(page).toHaveURL(/\/services\/new\?categoryId=7$/);
  },
);

test(
  'LIST-009 LIST-010: help is one tap away, with a text already begun',
  ON_DESKTOP,
  async ({ page, product }) => {
    await addSession(page, product, product.siteUrl, provider);
    await page.goto('/settln-providers');
    await expect(page.getByRole('link', { name: 'Email' })).toHaveAttribute(
      'href',
      /^mailto:support@settln\.example\?subject=Help%20with.*&body=Hello%20Settln/,
    );
    await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\d+\?text=Hello/,
    );
  },
);

test(
  'LIST-011 to LIST-014 LIST-020 LIST-021 ROLE-004: the filter is in the URL, and the own user id in the calls',
  ON_DESKTOP,
  async ({ page, product, stubHost }) => {
    const person = newPerson();
    stubHost.answer(/GET \/settlnProviders/, { status: 200, json: ACCOUNT });
    stubHost.answer(/GET \/serviceProviders\?/, {
      status: 200,
      json: { data: [{ id: 'a', name: 'Braids', state: 'Live' }, { no: 'id' }] },
    });
    stubHost.answer(/GET \/events\?/, {
      status: 200,
      json: [{ id: 9, title: 'Carnival', start_date: null, status: 'denied' }],
    });
    await addSession(page, product, stubHost.siteUrl, person);
    await page.goto(`${stubHost.siteUrl}/settln-providers`);
    await expect(cards(page)).toHaveCount(2);
    const query = `userId=${subjectOf(person.email)}&hostCountry=MT`;
    expect(stubHost.asked).toContain(`GET /serviceProviders?${query}`);
    expect(stubHost.asked).toContain(`GET /events?${query}`);
    const filter = page.getByRole('navigation', { name: 'Filter' }).getByRole('link');
    await expect(filter).toHaveText(['All', 'Services', 'Events']);
    await page.getByRole('link', { name: 'Events', exact: true }).click();
    await expect(cards(page)).toHaveText([/Rejected.*Carnival.*Event starts\s*Not specified/]);
    await page.reload();
    await expect(cards(page)).toHaveCount(1);
    await page.getByRole('link', { name: 'Services', exact: true }).click();
    await expect(cards(page)).toHaveText([/Approved.*Braids.*Created\s*Not specified/]);
    await expect(cards(page).getByText('No image')).toBeVisible();
  },
);

test(
  'LIST-024: a new provider is invited to begin',
  ON_DESKTOP,
  async ({ page, product, stubHost }) => {
    stubHost.answer(/GET \/settlnProviders/, { status: 200, json: ACCOUNT });
    stubHost.answer(/GET \/(serviceProviders|events)\?/, { status: 200, json: [] });
    await addSession(page, product, stubHost.siteUrl, newPerson());
    await page.goto(`${stubHost.siteUrl}/settln-providers`);
    await expect(page.getByRole('heading', { name: 'No listings yet' })).toBeVisible();
    await expectNoAxeFindings(page);
    await expectNoSidewaysScroll(page);
  },
);

test(
  'LIST-025 LIST-026 PC-010: a failing host says so, each call in its own way',
  ON_DESKTOP,
  async ({ page, product, stubHost }) => {
    stubHost.answer(/GET \/settlnProviders/, { status: 200, json: ACCOUNT });
    const services = [{ id: 'a', name: 'Braids' }];
    const failed = page.getByText('Failed to load your listings. Please try again.');
    await addSession(page, product, stubHost.siteUrl, newPerson());
    for (const reply of [{ status: 200, json: services }, { status: 400 }]) {
      stubHost.answer(/GET \/serviceProviders\?/, reply);
      stubHost.answer(/GET \/events\?/, { status: 400 });
      await page.goto(`${stubHost.siteUrl}/settln-providers`);
      await expect(failed).toBeVisible();
      await expect(cards(page)).toHaveCount(0);
    }
    await expectNoAxeFindings(page);
    stubHost.answer(/GET \/events\?/, { status: 200, json: [{ id: 9, title: 'Carnival' }] });
    await page.getByRole('link', { name: 'Try Again' }).click();
    await expect(cards(page)).toHaveCount(1);
    await expect(page.getByText(/services could not be loaded/)).toBeVisible();
    stubHost.answer(/GET \/serviceProviders\?/, { status: 200, json: services });
    await page.getByRole('link', { name: 'Retry' }).click();
    await expect(cards(page)).toHaveCount(2);
  },
);

test(
  'BKT-001 BKT-002: the bookings tab says what is coming and lists what is booked',
  ON_DESKTOP,
  async ({ page, product }) => {
    await addSession(page, product, product.siteUrl, provider);
    await page.goto('/settln-providers?tab=bookings');
    await expect(page.getByRole('heading', { name: 'Coming Soon' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(
      /\d\d:\d\d to \d\d:\d\d/,
    );
    await expectNoAxeFindings(page);
    await expectNoSidewaysScroll(page);
  },
);
