import type { Page } from 'playwright/test';
import { demoEmail, demoService } from '@/local/demo/shapes/providers';
import { openHydrated } from './support/hydrated';
import { skipPauses, takeOverClock } from './support/lost-answer';
import { createOwnService, type OwnService } from './support/own-service';
import { askBackend, type Product } from './support/product';
import { expectNoAxeFindings, ownPhone } from './support/review-page';
import { addSession, newPerson } from './support/sign-in';
import { expect, LONG, LONG_ON_PHONE, ON_PHONE, test } from './support/test';
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
  'SVD-001 to SVD-013: the gate, and behind it everything of the service, and the ways on from it',
  ON_PHONE,
  async ({ page, product }) => {
    const service = await createOwnService(product);
    const gate = await (await page.request.get(pathOf(service))).text();
    expect(gate).toContain('Sign in to view service details');
    expect(gate).not.toContain(service.name);
    expect(gate).toMatch(/aria-label="Back to Provider Portal" href="\/settln-providers"/);
    // Where the sign-in leads back to.
    expect(gate).toContain(`name="callbackUrl" value="${pathOf(service)}"`);
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

    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/');
  },
);

// What cannot be read, or belongs to somebody else, is in `app/own-things.test.tsx`.
test(
  'SVD-020: a stranger reads why in a dialog, and is led to the portal',
  LONG,
  async ({ page, product }) => {
    const service = await createOwnService(product);
    await addSession(page, product, product.siteUrl, newPerson());
    await openHydrated(page, pathOf(service));
    await expect(page.getByRole('alertdialog', { name: SECURITY })).toBeVisible();
    await expectNoAxeFindings(page, 'dialog[open]');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(PORTAL);
  },
);

test(
  'SVD-014 to SVD-016: deleting asks first, names visits to come, says when it failed, and leads on',
  LONG,
  async ({ page, product }) => {
    const service = await createBookedCalendar(product);
    await service.book('10:00', { customerName: 'Ada', customerPhone: ownPhone(1) });
    await service.book('11:30', { customerName: 'Bo', customerPhone: ownPhone(2) });
    const { booking } = await service.book('14:00', {
      customerName: 'Cy',
      customerPhone: ownPhone(3),
    });
    await service.cancelAsCustomer(booking);
    await open(page, product, service);
    const asks = page.getByRole('alertdialog', {
      name: 'Are you sure you want to delete this service? This action cannot be undone.',
    });
    const trigger = page.getByRole('button', { name: 'Delete Service' }).first();
    await trigger.click();
    await expect(asks.getByRole('button')).toHaveText(['Keep Service', 'Delete Service']);
    await expect(asks.getByRole('button', { name: 'Keep Service' })).toBeFocused();
    await expect(asks).toContainText('2 visits to come are booked with this service.');
    await expectNoAxeFindings(page, 'dialog[open]');
    await page.keyboard.press('Escape');
    await expect(trigger).toBeFocused();
    expect(await hasService(product, service)).toBe(true);

    await page.route('**/api/services/*', (route) => route.abort(), { times: 3 });
    await takeOverClock(page);
    await trigger.click();
    await asks.getByRole('button', { name: 'Delete Service' }).click();
    await skipPauses(page, asks.getByText('We do not know whether your service was deleted.'));
    await expect(asks.getByRole('link', { name: 'Open your listings' })).toBeVisible();
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
  'pictures are seen large; the public profile is linked, copied and shared',
  LONG,
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
    await page.getByRole('link', { name: /^Open image 2 of/ }).click();
    await expect(page.getByRole('dialog').getByText(/^2 \/ \d/)).toBeVisible();
    await page.keyboard.press('Escape');
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

test('a pending profile is a preview for its owner and nobody else, kept by no cache', async ({
  page,
  product,
  request,
}) => {
  const service = await createOwnService(product);
  const profile = `/providerPage?id=${service.id}`;
  await addSession(page, product, product.siteUrl, service.owner);
  const own = await page.request.get(pathOf(service));
  expect(await own.text()).toMatch(
    new RegExp(`href="${profile.replace('?', '\\?')}"[^>]*>View the preview`),
  );
  const preview = await page.request.get(profile);
  expect(await preview.text()).toContain('Only you can see this preview.');
  expect(await preview.text()).toMatch(/<meta name="robots" content="[^"]*noindex/);
  expect(preview.headers()['cache-control']).toMatch(/no-store|private/);
  expect((await request.get(profile)).status()).toBe(404);
  await addSession(page, product, product.siteUrl, newPerson());
  expect((await page.request.get(profile)).status()).toBe(404);
});

test(
  'at 320 px nothing moves sideways, in either direction',
  LONG_ON_PHONE,
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
