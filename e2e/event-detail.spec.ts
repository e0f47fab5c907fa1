import { eventPath } from '@/lib/shared/url/portal-paths';
import { publicEventPath } from '@/lib/shared/url/whats-on-url';
import { savedEvent } from './support/event-form';
import { openHydrated } from './support/hydrated';
import { skipPauses, takeOverClock } from './support/lost-answer';
import { createOwnEvent, eventsOf, stubEvent } from './support/own-event';
import { expectNoAxeFindings } from './support/review-page';
import { addSession, newPerson } from './support/sign-in';
import { approve } from './support/staff';
import { expect, LONG, ON_PHONE, test } from './support/test';

const PORTAL = '/settln-providers';
const SECURITY = 'Security Error: You can only view your own events!';
const WINTER = { start_date: '2027-12-06T16:00:00Z', end_date: '2027-12-06T22:00:00Z' };

test(
  'EVD-001 to EVD-011 EVD-013 EVD-014: the gate, and behind it everything of the event',
  ON_PHONE,
  async ({ page, product }) => {
    const event = await createOwnEvent(product, { ...WINTER, timezone: 'Europe/London' });
    const gate = await (await page.request.get(eventPath(event.id))).text();
    expect(gate).toContain('Sign in to view event details');
    expect(gate).not.toContain(event.title);
    expect(gate).toMatch(
      /href="\/settln-providers"><svg.{0,150}<span>Back to Dashboard<\/span> <small[^>]*>Provider Portal</,
    );
    // Where the sign-in leads back to.
    expect(gate).toContain(`name="callbackUrl" value="${eventPath(event.id)}"`);
    const back = page.getByRole('link', { name: 'Back to Dashboard' });
    await addSession(page, product, product.siteUrl, event.owner);
    await page.goto(eventPath(event.id));
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
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/');
  },
);

// What cannot be read, or belongs to somebody else, is in `app/own-things.test.tsx`.
test(
  'EVD-003 EVD-012: an event without a zone is shown in that of whoever looks',
  LONG,
  async ({ page, product, stubHost }) => {
    const owner = newPerson();
    // Without an owner the event belongs to whoever has it in their list.
    const json = stubEvent(owner, { ...WINTER, timezone: null, user_id: null, end_date: null });
    stubHost.answer(/^GET \/events\?/, { status: 200, json: [json] });
    await addSession(page, product, stubHost.siteUrl, owner);
    await page.goto(stubHost.siteUrl + eventPath('9'));
    const main = page.getByRole('main');
    await expect(main).toContainText('Kathmandu time (GMT+5:45)');
    await expect(main.getByRole('definition').nth(1)).toHaveText('21:45');
    await expect(main.getByRole('definition').nth(3)).toHaveText('Not specified');
  },
);

test(
  'EVD-021 ROLE-005: a stranger reads why in a dialog, and is led to the portal',
  LONG,
  async ({ page, product }) => {
    const event = await createOwnEvent(product);
    await addSession(page, product, product.siteUrl, newPerson());
    await openHydrated(page, eventPath(event.id));
    await expect(page.getByRole('alertdialog', { name: SECURITY })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(PORTAL);
  },
);

test(
  'EVD-015 to EVD-017: deleting asks first, says when it failed, and then leads to the portal',
  LONG,
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
    await page.route('**/api/events/*', (route) => route.abort(), { times: 3 });
    await takeOverClock(page);
    await trigger.click();
    await asks.getByRole('button', { name: 'Delete Event' }).click();
    await skipPauses(page, asks.getByText('We do not know whether your event was deleted.'));
    await expect(asks.getByRole('link', { name: 'Open your listings' })).toBeVisible();
    await expectNoAxeFindings(page, 'dialog[open]');
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

test('an organiser moves an event and cancels it in their own words, which its page then says', async ({
  page,
  product,
}) => {
  const event = await createOwnEvent(product);
  await approve(product, event.id, 'event');
  await page.goto(publicEventPath(event.id));
  await expect(page.getByRole('link', { name: 'Book a ticket' }).first()).toBeVisible();

  await addSession(page, product, product.siteUrl, event.owner);
  await openHydrated(page, eventPath(event.id));
  const [poster] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Poster (PDF)' }).click(),
  ]);
  expect(poster.suggestedFilename()).toBe('enkutatash-by-the-canal-a4.pdf');
  await page.getByRole('link', { name: 'Edit Event' }).click();
  const start = page.getByLabel('Start', { exact: true });
  await start.fill((await start.inputValue()).replace('T16:', 'T15:'));
  const changed = page.getByLabel('What has changed');
  await changed.fill('x'.repeat(501));
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(changed).toHaveAccessibleDescription('Use 500 characters or fewer');
  await changed.fill('Dinner comes first.');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(savedEvent(page)).toBeVisible();
  await page.goto(publicEventPath(event.id));
  const main = page.getByRole('main');
  await expect(main.getByText(/^New time\. Before: .*16:00$/)).toBeVisible();
  await expect(main.getByText('Dinner comes first.')).toBeVisible();

  await openHydrated(page, eventPath(event.id));
  await page.getByRole('button', { name: 'Cancel Event' }).click();
  const asks = page.getByRole('alertdialog', { name: 'Cancel this event?' });
  const words = asks.getByLabel('What do you want to say to those who planned to come?');
  const confirm = asks.getByRole('button', { name: 'Cancel Event' });
  const long = 'The hall is flooded.\nWe meet in spring.'.padEnd(501, '!');
  await words.fill(long);
  await confirm.click();
  await expect(words).toHaveAccessibleDescription('Use 500 characters or fewer');
  await words.fill(long.slice(0, 40));
  await expectNoAxeFindings(page, 'dialog[open]');
  const refusal = { status: 502, json: { error: { code: 'host_failed', message: 'No luck.' } } };
  await page.route('**/cancellation', (route) => route.fulfill(refusal), { times: 1 });
  await confirm.click();
  await expect(asks.getByRole('alert')).toHaveText('No luck.');
  await confirm.click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('We meet in spring.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel Event' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Change the words' }).click();
  const changes = page.getByRole('alertdialog', { name: 'Change the words' });
  await expect(changes.getByRole('textbox')).toHaveValue(/^The hall is flooded/);
  await changes.getByRole('textbox').fill('We meet in spring, in the same hall.');
  await changes.getByRole('button', { name: 'Change the words' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('link', { name: 'Copy Event' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Poster (PDF)' })).toHaveCount(0);

  await page.goto(publicEventPath(event.id));
  await expect(page.getByText('This event is cancelled.')).toBeVisible();
  await expect(page.getByText('We meet in spring, in the same hall.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Book a ticket' })).toHaveCount(0);
  await expectNoAxeFindings(page, 'main');
});
