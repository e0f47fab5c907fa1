import { eventPath } from '@/lib/url/portal-paths';
import { skipPauses, takeOverClock } from './support/lost-answer';
import { createOwnEvent, eventsOf, FREE, stubEvent } from './support/own-event';
import { expectNoAxeFindings } from './support/review-page';
import { addSession, newPerson, signInAs } from './support/sign-in';
import { expect, ON_DESKTOP, test } from './support/test';

const PORTAL = '/settln-providers';
const SECURITY = 'Security Error: You can only view your own events!';
const WINTER = { start_date: '2027-12-06T16:00:00Z', end_date: '2027-12-06T22:00:00Z' };

test('EVD-001 to EVD-011 EVD-013 EVD-014: the gate, and behind it everything of the event', async ({
  page,
  product,
}) => {
  const event = await createOwnEvent(product, { ...WINTER, timezone: 'Europe/London' });
  await page.goto(eventPath(event.id));
  await expect(page.getByText('Sign in to view event details')).toBeVisible();
  await expect(page.getByText(event.title)).toHaveCount(0);
  const back = page.getByRole('link', { name: 'Back to Dashboard' });
  await expect(back).toHaveAttribute('href', PORTAL);
  await expect(back).toContainText('Provider Portal');
  await expectNoAxeFindings(page);
  await signInAs(page, event.owner);
  await expect(page).toHaveURL(eventPath(event.id));
  await expect(page).toHaveTitle(`${event.title} | Settln`);

  const main = page.getByRole('main');
  await expect
    .poll(() => main.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(event.title);
  for (const text of ['Pending', 'Festivals', 'Music, yellow daisies', 'less than 48 hours']) {
    await expect(main).toContainText(text);
  }
  await expect(
    main.getByText('London time (GMT); Mon 6 Dec, 21:45 to Tue 7 Dec, 03:45 in Kathmandu'),
  ).toBeVisible();
  const facts = [
    ['Start date', 'Monday 6 December 2027'],
    ['Start time', '16:00'],
    ['End date', 'Monday 6 December 2027'],
    ['End time', '22:00'],
    ['Location', 'Canal Hall, 2 Wharf Lane, London N1'],
    ['Ticket price', 'GBP 12.50'],
    ['Booking link', 'tickets.example/enkutatash-canal'],
  ];
  await expect(main.getByRole('term')).toHaveText(facts.map(([name = '']) => name));
  await expect(main.getByRole('definition')).toHaveText(facts.map(([, value = '']) => value));
  const link = main.getByRole('link', { name: 'tickets.example/enkutatash-canal' });
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(page.getByRole('link', { name: 'Edit Event' })).toHaveAttribute(
    'href',
    `${eventPath(event.id)}/edit`,
  );
  await expect(back).toHaveAttribute('href', PORTAL);
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
});

test(
  'EVD-003 EVD-012: a past, free event without a picture; one without a zone; why one was refused',
  ON_DESKTOP,
  async ({ page, product, stubHost }) => {
    const owner = newPerson();
    const path = stubHost.siteUrl + eventPath('9');
    const answer = (change: Record<string, unknown>) =>
      stubHost.answer(/^GET \/events\?/, { status: 200, json: [stubEvent(owner, change)] });
    await addSession(page, product, stubHost.siteUrl, owner);
    const main = page.getByRole('main');
    const past = { start_date: '2024-09-11T10:00:00Z', end_date: '2024-09-11T20:00:00Z' };
    answer({ ...FREE, ...past, timezone: 'Asia/Calcutta' });
    await page.goto(path);
    await expect(main).toContainText('Past event');
    await expect(main).toContainText('No image');
    await expect(main).toContainText('Kolkata time');
    await expect(main.getByRole('definition').filter({ hasText: 'Free' })).toBeVisible();
    await expect(main.getByText('Booking link')).toHaveCount(0);
    await expectNoAxeFindings(page);

    // Without an owner the event belongs to whoever has it in their list.
    answer({ ...WINTER, timezone: null, user_id: null, end_date: null });
    await page.goto(path);
    await expect(main).toContainText('Kathmandu time (GMT+5:45)');
    await expect(main.getByRole('definition').nth(1)).toHaveText('21:45');
    await expect(main.getByRole('definition').nth(3)).toHaveText('Not specified');

    answer({ status: 'declined', status_reason: 'Please say who may come.' });
    await page.goto(path);
    await expect(main).toContainText('Rejected');
    await expect(main).toContainText('Reason: Please say who may come.');
    await expectNoAxeFindings(page);
  },
);

test(
  'EVD-018 EVD-019 EVD-020: an event that is not there, and one that cannot be read',
  ON_DESKTOP,
  async ({ page, product, stubHost }) => {
    await addSession(page, product, product.siteUrl, newPerson());
    for (const id of ['00000000-0000-4000-8000-000000000000', 'nonsense']) {
      expect((await page.goto(eventPath(id)))?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: 'Event Not Found' })).toBeVisible();
      await expect(page.getByText('Event not found', { exact: true })).toBeVisible();
      await expect(page.getByText('It may have been deleted')).toBeVisible();
    }
    await expectNoAxeFindings(page);
    await addSession(page, product, stubHost.siteUrl, newPerson());
    stubHost.answer(/^GET \/events\?/, { status: 500 });
    const answer = await page.goto(stubHost.siteUrl + eventPath('1'));
    expect(answer?.status()).toBe(502);
    await expect(page.getByText('Failed to load event details')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Try Again' })).toHaveAttribute(
      'href',
      '/events/1',
    );
  },
);

test(
  'EVD-021 ROLE-005: a stranger reads why, learns nothing of the event, and is led to the portal',
  ON_DESKTOP,
  async ({ page, product, browser }) => {
    const event = await createOwnEvent(product, { title: 'Secret Supper' });
    await addSession(page, product, product.siteUrl, newPerson());
    const answer = await page.goto(eventPath(event.id));
    expect(answer?.status()).toBe(403);
    for (const secret of ['Secret Supper', 'daisies', 'Canal', '12.5']) {
      expect(await answer?.text()).not.toContain(secret);
    }
    await expect(page.getByRole('alertdialog', { name: SECURITY })).toBeVisible();
    await expectNoAxeFindings(page);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(PORTAL);

    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await addSession(plain, product, product.siteUrl, newPerson());
    await plain.goto(product.siteUrl + eventPath(event.id));
    await expect(plain.getByText(SECURITY)).toBeVisible();
    await context.close();
  },
);

test(
  'EVD-015 to EVD-017: deleting asks first, says when it failed, and then leads to the portal',
  ON_DESKTOP,
  async ({ page, product }) => {
    const event = await createOwnEvent(product);
    await addSession(page, product, product.siteUrl, event.owner);
    await page.goto(eventPath(event.id));
    const asks = page.getByRole('alertdialog', {
      name: 'Are you sure you want to delete this event? This action cannot be undone.',
    });
    const trigger = page.getByRole('button', { name: 'Delete Event' }).first();
    await trigger.click();
    await expect(asks.getByRole('button')).toHaveText(['Keep Event', 'Delete Event']);
    await expect(asks.getByRole('button', { name: 'Keep Event' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(trigger).toBeFocused();
    await page.route('**/api/events/*', (route) => route.abort(), { times: 1 });
    await takeOverClock(page);
    await trigger.click();
    await asks.getByRole('button', { name: 'Delete Event' }).click();
    await expect(asks).toContainText('We do not know whether your event was deleted.');
    await skipPauses(page, asks.getByText('It is still in your listings.'));
    await expectNoAxeFindings(page);
    expect(await eventsOf(product, event.owner)).toHaveLength(1);
    const refusal = { status: 502, json: { error: { code: 'host_failed', message: 'No.' } } };
    await page.route('**/api/events/*', (route) => route.fulfill(refusal), { times: 1 });
    await asks.getByRole('button', { name: 'Delete Event' }).click();
    await expect(asks.getByRole('alert')).toHaveText('Failed to delete event. Please try again.');
    await asks.getByRole('button', { name: 'Delete Event' }).click();
    await expect(
      page.getByRole('alertdialog', { name: 'Event deleted successfully!' }),
    ).toBeVisible();
    expect(await eventsOf(product, event.owner)).toEqual([]);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(PORTAL);
  },
);
