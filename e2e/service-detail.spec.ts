import type { Page } from 'playwright/test';
import { demoEmail, demoService } from '@/local/demo/shapes/providers';
import { skipPauses, takeOverClock } from './support/lost-answer';
import { createOwnService, type OwnService } from './support/own-service';
import { askBackend, type Product } from './support/product';
import { expectNoAxeFindings, ownPhone } from './support/review-page';
import { addSession, newPerson, signInAs } from './support/sign-in';
import { expect, ON_DESKTOP, ON_PHONE, test } from './support/test';
import { createBookedCalendar } from './support/visits';

const PORTAL = '/settln-providers';
const SECURITY = 'Security Error: You can only view your own services!';

const pathOf = ({ id }: { id: string }) => `/services/${id}`;

async function open(page: Page, product: Product, service: OwnService) {
  await addSession(page, product, product.siteUrl, service.owner);
  await page.goto(pathOf(service));
}

function hasService(product: Product, { id }: OwnService) {
  return askBackend(product, `/serviceProviders/details?id=${id}&hostCountry=MT`).then(
    ({ status }) => status === 200,
  );
}

test(
  'SVD-001 SVD-003: signed out, the gate; signing in there leads back to the service',
  ON_DESKTOP,
  async ({ page, product }) => {
    const service = await createOwnService(product);
    await page.goto(pathOf(service));
    await expect(page.getByText('Sign in to view service details')).toBeVisible();
    await expect(page.getByText(service.name)).toHaveCount(0);
    const back = page.getByRole('link', { name: 'Back to Provider Portal' });
    await expect(back).toHaveAttribute('href', PORTAL);
    await expectNoAxeFindings(page);
    await signInAs(page, service.owner);
    await expect(page).toHaveURL(pathOf(service));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(service.name);
  },
);

test('SVD-002 SVD-004 to SVD-013: everything of the service, and the ways on from it', async ({
  page,
  product,
}) => {
  const service = await createOwnService(product);
  await open(page, product, service);
  await expect(page).toHaveTitle(`${service.name} | Settln`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(service.name);
  const main = page.getByRole('main');
  const head = page.getByRole('region', { name: service.name, exact: true });
  await expect
    .poll(() => head.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(head).toContainText('Pending');
  await expect(head).toContainText('Food');
  await expect(main).toContainText('Platters for thirty.');
  const facts = page.getByRole('region', { name: 'Contact details' });
  await expect(facts).toContainText('88, Triq il-Ħarruba, L-Imsida');
  await expect(facts.getByRole('link', { name: '+356 2100 0042' })).toHaveAttribute(
    'href',
    'tel:+35621000042',
  );
  await expect(facts.getByRole('link', { name: '+356 9900 0042' })).toHaveAttribute(
    'href',
    'https://wa.me/35699000042',
  );
  const website = facts.getByRole('link', { name: 'habesha.example' });
  await expect(website).toHaveAttribute('rel', /noopener/);
  await expect(page.getByRole('link', { name: 'Edit Service' })).toHaveAttribute(
    'href',
    `${pathOf(service)}/edit`,
  );
  await expect(page.getByRole('button', { name: 'Create Promotional Image' })).toBeVisible();
  await expectNoAxeFindings(page);

  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
});

test(
  'the owner sees the portfolio, and its pictures large',
  ON_DESKTOP,
  async ({ page, product, stubHost }) => {
    const service = await createOwnService(product);
    const query = `id=${service.id}&hostCountry=MT`;
    const path = `/serviceProviders/details?${query}`;
    const details = await (await askBackend(product, path)).json();
    const portfolioImages = [1, 2, 3].map((id) => ({ id, image_url: details.profile_image_url }));
    stubHost.answer(/GET \/serviceProviders\/details/, {
      status: 200,
      json: { ...details, portfolioImages },
    });
    await addSession(page, product, stubHost.siteUrl, service.owner);
    await page.goto(stubHost.siteUrl + pathOf(service));
    const portfolio = page.getByRole('region', { name: 'Portfolio' });
    await expect(portfolio.getByRole('link')).toHaveCount(3);
    await portfolio.getByRole('link', { name: 'Open image 2 of 3' }).click();
    await expect(page.getByRole('dialog').getByText('2 / 3')).toBeVisible();
    await page.keyboard.press('Escape');
    await expectNoAxeFindings(page);
  },
);

test('SVD-017 SVD-018: a service that is not there', ON_DESKTOP, async ({ page, product }) => {
  await addSession(page, product, product.siteUrl, newPerson());
  for (const id of ['00000000-0000-4000-8000-000000000000', 'nonsense']) {
    expect((await page.goto(`/services/${id}`))?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Service Not Found' })).toBeVisible();
    await expect(page.getByText('Service not found', { exact: true })).toBeVisible();
  }
  await expectNoAxeFindings(page);
});

test('SVD-019: a host that fails', ON_DESKTOP, async ({ page, product, stubHost }) => {
  await addSession(page, product, stubHost.siteUrl, newPerson());
  stubHost.answer(/^GET \/serviceProviders\/details/, { status: 500 });
  const answer = await page.goto(`${stubHost.siteUrl}/services/1`);
  expect(answer?.status()).toBe(502);
  await expect(page.getByText('Failed to load service details')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Try Again' })).toBeVisible();
});

test(
  'PC-044: items that cannot be read leave an empty list',
  ON_DESKTOP,
  async ({ page, product, stubHost }) => {
    const service = await createOwnService(product);
    await addSession(page, product, stubHost.siteUrl, service.owner);
    stubHost.answer(/^GET \/serviceItems/, { status: 500 });
    expect((await page.goto(`${stubHost.siteUrl}${pathOf(service)}`))?.status()).toBe(200);
    await expect(page.getByText('Your service items could not be loaded.')).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Manage Service Items' }).getByRole('listitem'),
    ).toHaveCount(0);
  },
);

test(
  'SVD-020: a stranger reads why, learns nothing of the listing, and is led to the portal',
  ON_DESKTOP,
  async ({ page, product }) => {
    const service = await createOwnService(product, { name: 'Secret Kitchen' });
    await addSession(page, product, product.siteUrl, newPerson());
    const answer = await page.goto(pathOf(service));
    expect(answer?.status()).toBe(403);
    for (const secret of ['Secret Kitchen', 'Platters', '2100', 'Coffee ceremony']) {
      expect(await answer?.text()).not.toContain(secret);
    }
    const alert = page.getByRole('alertdialog', { name: SECURITY });
    await expect(alert).toBeVisible();
    await expectNoAxeFindings(page);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(PORTAL);
  },
);

test(
  'SVD-020: without scripts the message is there too, with a way on',
  ON_DESKTOP,
  async ({ browser, product }) => {
    const service = await createOwnService(product);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await addSession(page, product, product.siteUrl, newPerson());
    await page.goto(`${product.siteUrl}${pathOf(service)}`);
    await expect(page.getByText(SECURITY)).toBeVisible();
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect(page).toHaveURL(`${product.siteUrl}${PORTAL}`);
    await context.close();
  },
);

test(
  'SVD-014 to SVD-016: deleting asks first, says when it failed, and then leads to the portal',
  ON_DESKTOP,
  async ({ page, product }) => {
    const service = await createOwnService(product);
    await open(page, product, service);
    const asks = page.getByRole('alertdialog', {
      name: 'Are you sure you want to delete this service? This action cannot be undone.',
    });
    const trigger = page.getByRole('button', { name: 'Delete Service' }).first();
    await trigger.click();
    await expect(asks.getByRole('button')).toHaveText(['Keep Service', 'Delete Service']);
    await expect(asks.getByRole('button', { name: 'Keep Service' })).toBeFocused();
    await expectNoAxeFindings(page);
    await page.keyboard.press('Escape');
    await expect(trigger).toBeFocused();
    expect(await hasService(product, service)).toBe(true);

    await page.route('**/api/services/*', (route) => route.abort(), { times: 1 });
    await takeOverClock(page);
    await trigger.click();
    await asks.getByRole('button', { name: 'Delete Service' }).click();
    await expect(asks).toContainText('We do not know whether your service was deleted.');
    await skipPauses(page, asks.getByText('It is still in your listings.'));
    expect(await hasService(product, service)).toBe(true);
    const refusal = { status: 502, json: { error: { code: 'host_failed', message: 'No.' } } };
    await page.route('**/api/services/*', (route) => route.fulfill(refusal), { times: 1 });
    await asks.getByRole('button', { name: 'Delete Service' }).click();
    await expect(asks.getByRole('alert')).toHaveText('Failed to delete service. Please try again.');

    await asks.getByRole('button', { name: 'Delete Service' }).click();
    await expect(
      page.getByRole('alertdialog', { name: 'Service deleted successfully!' }),
    ).toBeVisible();
    expect(await hasService(product, service)).toBe(false);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(PORTAL);
  },
);

test(
  'deleting a service mentions the visits to come of it',
  ON_DESKTOP,
  async ({ page, product }) => {
    const own = await createBookedCalendar(product);
    await own.book('10:00', { customerName: 'Ada', customerPhone: ownPhone(1) });
    await own.book('11:30', { customerName: 'Bo', customerPhone: ownPhone(2) });
    const { booking } = await own.book('14:00', {
      customerName: 'Cy',
      customerPhone: ownPhone(3),
    });
    await own.cancelAsCustomer(booking);
    await open(page, product, own);
    await page.getByRole('button', { name: 'Delete Service' }).first().click();
    await expect(page.getByRole('alertdialog')).toContainText(
      '2 visits to come are booked with this service.',
    );
    await expectNoAxeFindings(page);
  },
);

test(
  'the public profile is linked, copied and shared by its state',
  ON_DESKTOP,
  async ({ page, product }) => {
    const { id, handle } = demoService('typical');
    await addSession(page, product, product.siteUrl, { name: 'Adaeze', email: demoEmail(handle) });
    await page.addInitScript(() => {
      const said: string[] = [];
      Object.assign(window, { said });
      const write = { writeText: async (text: string) => void said.push(text) };
      Object.defineProperty(navigator, 'clipboard', { value: write });
      Object.defineProperty(navigator, 'share', { value: undefined, writable: true });
    });
    await page.goto(pathOf({ id }));
    const card = page.getByRole('region', { name: 'Public profile' });
    await expect(card).toContainText('Your public profile is live.');
    const url = `${product.siteUrl}/providerPage?id=${id}`;
    await card.getByRole('button', { name: 'Copy link' }).click();
    await expect(card.getByRole('status')).toHaveText('Link copied.');
    await card.getByRole('button', { name: 'Share' }).click();
    const saidOf = () => page.evaluate(() => (window as unknown as { said: string[] }).said);
    await expect.poll(saidOf).toEqual([url, url]);
    await card.getByRole('link', { name: 'View public profile' }).click();
    await expect(page).toHaveURL(`/providerPage?id=${id}`);
  },
);

test(
  'a pending profile is a preview for its owner and nobody else, kept by no cache',
  ON_DESKTOP,
  async ({ page, product, request }) => {
    const service = await createOwnService(product);
    await open(page, product, service);
    await page.getByRole('link', { name: 'View the preview' }).click();
    await expect(page.getByText('Only you can see this preview.')).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    const preview = await page.request.get(`/providerPage?id=${service.id}`);
    expect(preview.headers()['cache-control']).toMatch(/no-store|private/);
    expect((await request.get(`/providerPage?id=${service.id}`)).status()).toBe(404);
    await addSession(page, product, product.siteUrl, newPerson());
    expect((await page.goto(`/providerPage?id=${service.id}`))?.status()).toBe(404);
  },
);

for (const role of ['rejected', 'delisted'] as const) {
  test(
    `a ${role} profile is said to be hidden, and not linked`,
    ON_DESKTOP,
    async ({ page, product }) => {
      const { id, handle } = demoService(role);
      await addSession(page, product, product.siteUrl, { name: 'Owner', email: demoEmail(handle) });
      await page.goto(pathOf({ id }));
      const card = page.getByRole('region', { name: 'Public profile' });
      await expect(card).toContainText('your public profile is hidden');
      await expect(card.getByRole('link')).toHaveCount(0);
      await expect(card.getByRole('button')).toHaveCount(0);
    },
  );
}

test(
  'at 320 px nothing moves sideways, in either direction',
  ON_PHONE,
  async ({ page, product }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const service = await createOwnService(product, { name: 'Ibn-Khaldun-'.repeat(9) });
    await open(page, product, service);
    await page.getByRole('button', { name: 'Create Promotional Image' }).click();
    await expect(page.getByRole('img', { name: /^Promotional image preview/ })).toBeVisible();
    await page.getByRole('button', { name: 'Add New Item' }).click();
    for (const dir of ['ltr', 'rtl']) {
      await page.evaluate((value) => document.documentElement.setAttribute('dir', value), dir);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), dir).toBe(320);
    }
  },
);
