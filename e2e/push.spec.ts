import type { Page } from 'playwright/test';
import { type PushStandIn, startPushStandIn } from '@/backend/testing/push-stand-in';
import { instantOf } from '@/lib/shared/time/venue-time';
import { ACCOUNT_PATH } from '../lib/shared/url/account-url';
import { portalPath } from '../lib/shared/url/portal-url';
import { openShop } from './support/own-shop';
import { askBackend, type Product } from './support/product';
import { answerPermission, deliver, giveSubscription, tap } from './support/push-browser';
import { expectNoAxeFindings, ownPhone } from './support/review-page';
import { expectNoSidewaysScroll } from './support/sideways';
import { addSession } from './support/sign-in';
import { venueDay } from './support/stub-provider';
import { expect, LONG, test } from './support/test';

let standIn: PushStandIn;
test.beforeAll(async ({ enterWorld }) => {
  standIn = await startPushStandIn(Number(new URL((await enterWorld()).pushUrl).port));
});
test.afterAll(() => standIn.stop());

type Shop = Awaited<ReturnType<typeof openShop>>;

async function enter(page: Page, product: Product, { own }: Shop) {
  await addSession(page, product, product.siteUrl, own.owner);
  await page.goto(ACCOUNT_PATH);
  const section = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Notices on your screen' }) });
  await expect(section).toBeVisible();
  await expect(section.getByText('Checking whether')).toHaveCount(0);
  return section;
}

async function devicesOf(product: Product, { calendarId }: Shop) {
  const query = new URLSearchParams({ settlnProviderId: calendarId });
  const answer = await askBackend(product, `/providerCalendar/push?${query}`);
  return (await answer.json()).devices as { id: string; label: string }[];
}

const inTwoDays = (hour: number) => instantOf(venueDay(2), hour * 60, 'Europe/Malta');
const ann = () => ({ customerName: 'Ann Quetzal', customerPhone: ownPhone() });

test(
  'is turned on, tried, tells of a visit without the name, opens it, and is turned off',
  LONG,
  async ({ page, context, product }) => {
    test.slow();
    const shop = await openShop(product);
    await answerPermission(page, 'granted');
    await giveSubscription(page, standIn.subscribe(`journey-${shop.calendarId}`));
    const section = await enter(page, product, shop);
    await section.getByRole('button', { name: 'Turn on' }).press('Enter');
    await expect(section.getByText('This device gets notices now.')).toBeVisible();
    await expect(section.getByText('No notice yet')).toBeVisible();
    await expectNoAxeFindings(page, 'main');

    await section.getByRole('button', { name: 'Send a test' }).press('Enter');
    await expect(section.getByText('Sent. If nothing appears')).toBeVisible();
    const mine = () =>
      standIn.received.filter(({ path }) => path === `/journey-${shop.calendarId}`);
    expect(mine()).toMatchObject([{ message: { notification: { title: 'This is a test' } } }]);

    await page.reload();
    await expect(section.getByText(/Last notice/)).toBeVisible();
    await page.goto(portalPath('listings'));
    const { booking } = await shop.book(inTwoDays(10), ann());
    await expect.poll(() => mine().length).toBe(2);
    const { message } = mine()[1] ?? {};
    expect(JSON.stringify(message)).not.toContain('Quetzal');
    const notice = await deliver(page, message);
    expect(notice).toMatchObject({
      title: 'New booking',
      options: { body: expect.stringContaining('10:00'), tag: `visit-${booking.id}` },
    });
    await tap(context, notice);
    await expect(page).toHaveURL(new RegExp(`visit=${booking.id}$`));
    await expect(page.getByText('Ann Quetzal').first()).toBeVisible();

    await page.goto(ACCOUNT_PATH);
    await section.getByRole('button', { name: 'Turn off' }).press('Enter');
    await expect(section.getByText('This device gets no more notices.')).toBeVisible();
    await expect(section.getByRole('button', { name: 'Turn on' })).toBeVisible();
    expect(await devicesOf(product, shop)).toEqual([]);
    const left = await page.evaluate(
      async () => (await navigator.serviceWorker.getRegistrations()).length,
    );
    expect(left).toBe(0);
  },
);

test(
  'ends with the sign-out of this device, and others are turned off from here',
  LONG,
  async ({ page, product }) => {
    test.slow();
    const shop = await openShop(product);
    const { endpoint, p256dh, auth } = standIn.subscribe(`other-${shop.calendarId}`);
    const label = 'Wolfeschlegelsteinhausen'.repeat(3).slice(0, 60);
    const answer = await askBackend(product, '/providerCalendar/push', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        settlnProviderId: Number(shop.calendarId),
        endpoint,
        p256dh,
        auth,
        label,
      }),
    });
    expect(answer.status).toBe(200);
    await answerPermission(page, 'granted');
    await giveSubscription(page, standIn.subscribe(`leaving-${shop.calendarId}`));
    await page.setViewportSize({ width: 320, height: 640 });
    const section = await enter(page, product, shop);
    await expect(section.getByText(label)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await section.getByRole('button', { name: 'Turn on', exact: true }).click();
    await expect(section.getByText('This device gets notices now.')).toBeVisible();
    expect(await devicesOf(product, shop)).toHaveLength(2);
    await section.getByRole('button', { name: `Turn off notices on ${label}` }).click();
    await expect(section.getByText(`No more notices are sent to ${label}.`)).toBeVisible();
    expect(await devicesOf(product, shop)).toHaveLength(1);
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
    expect(await devicesOf(product, shop)).toEqual([]);
  },
);

test('says what stands in the way', LONG, async ({ page, browser, product }) => {
  test.slow();
  const shop = await openShop(product);
  await answerPermission(page, 'granted');
  const section = await enter(page, product, shop);
  await section.getByRole('button', { name: 'Turn on' }).click();
  // A headless browser has no push service.
  await expect(section.getByRole('alert')).toContainText('could not reach its maker’s service', {
    timeout: 40_000,
  });
  expect(await devicesOf(product, shop)).toEqual([]);

  const refusing = await browser.newPage({ baseURL: product.siteUrl });
  await answerPermission(refusing, 'denied');
  const part = await enter(refusing, product, shop);
  await part.getByRole('button', { name: 'Turn on' }).click();
  await expect(part.getByText('Your browser does not allow notices.')).toBeVisible();
  await expectNoAxeFindings(refusing, 'main');
  await refusing.context().close();

  const visit = async (change: () => void, says: string) => {
    const other = await browser.newPage({ baseURL: product.siteUrl });
    await other.addInitScript(change);
    const part = await enter(other, product, shop);
    await expect(part.getByText(says)).toBeVisible();
    await expect(part.getByRole('button', { name: 'Turn on' })).toHaveCount(0);
    await other.context().close();
  };
  await visit(() => {
    Reflect.deleteProperty(window, 'PushManager');
  }, 'This browser cannot show notices.');
  await visit(() => {
    Reflect.deleteProperty(window, 'PushManager');
    Object.defineProperty(navigator, 'userAgent', { get: () => 'iPhone' });
  }, 'Add to Home Screen');
});

test('the portal can be installed, and no other page', async ({ request }) => {
  const manifestsOf = async (path: string) =>
    (await (await request.get(path)).text()).match(/(?<=<link rel="manifest" href=")[^"]*/g);
  expect(await manifestsOf('/settln-providers')).toEqual(['/portal.webmanifest']);
  expect(await manifestsOf('/')).toEqual(['/manifest.webmanifest']);
  const read = await request.get('/portal.webmanifest');
  expect(read.headers()['content-type']).toContain('application/manifest+json');
  const { display, start_url, icons, shortcuts } = await read.json();
  expect({ display, start_url }).toEqual({
    display: 'standalone',
    start_url: portalPath('bookings'),
  });
  for (const { src } of icons) expect((await request.get(src)).status()).toBe(200);
  for (const { url } of shortcuts) expect((await request.get(url)).status()).toBe(200);

  const worker = await request.get('/portal-worker.js?calendar=1');
  expect(worker.headers()['cache-control']).toBe('no-cache');
  expect(worker.headers()['content-security-policy']).toBe(
    "default-src 'none'; connect-src 'self'; img-src 'self'",
  );
  expect(await worker.text()).not.toMatch(/addEventListener\('fetch'/);
});

test(
  'of which changes it tells is ticked one by one, and stays so; it asks for JavaScript where there is none',
  LONG,
  async ({ page, product }) => {
    const shop = await openShop(product);
    const section = await enter(page, product, shop);
    const html = await (await page.request.get(ACCOUNT_PATH)).text();
    expect(html).toMatch(/<main.*<noscript><p[^>]*>[^<]*JavaScript has to be on/s);
    const moved = section.getByRole('checkbox', { name: 'A customer moves a visit' });
    await expect(moved).toBeChecked();
    await moved.press('Space');
    await expect(section.getByText('Saved.')).toBeVisible();
    await section.getByRole('checkbox', { name: 'New booking' }).press('Space');
    await section.getByRole('checkbox', { name: 'A customer cancels' }).press('Space');
    await expect(section.getByText('No notice of a booking is sent')).toBeVisible();
    await expect(section.getByText('Saved.')).toBeVisible();
    await page.reload();
    await expect(moved).not.toBeChecked();
    await section.getByRole('checkbox', { name: 'New booking' }).press('Space');
    await expect(section.getByText('No notice of a booking is sent')).toHaveCount(0);
  },
);
