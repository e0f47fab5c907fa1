import { formatTime } from '@/lib/shared/time/format';
import { toIso } from '@/lib/shared/time/instant';
import {
  bookForSomebodyElse,
  countBooked,
  freeVisit,
  PROVIDER_ID,
  readCalendarFile,
} from './support/free-visit';
import {
  bookingId,
  confirm,
  confirmButton,
  expectConfirmed,
  expectNoAxeFindings,
  fillIn,
  MALTA,
  NAME,
  noticeOf,
  ownEmail,
  ownPhone,
  timeOn,
  watchKeys,
} from './support/review-page';
import { expect, LONG, LONG_ON_PHONE, ON_PHONE, test } from './support/test';

test.describe('confirming', () => {
  test(
    'REV-025 to REV-030: books once however often it is pressed; the confirmation has a link to keep and stays at reload, Back, Forward and both addresses, until Done leaves for good',
    ON_PHONE,
    async ({ page, product, request }) => {
      const visit = await freeVisit(product);
      const before = await countBooked(product, visit);
      const keys = watchKeys(page);
      await page.goto('/aboutus');
      await page.goto(visit.path);
      const phone = `00${ownPhone().slice(1)}`;
      await fillIn(page, { name: `  ${NAME} `, phone, email: ownEmail() });
      let release = () => {};
      const pressedEnough = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/api/bookings', async (route) => {
        await pressedEnough;
        await route.continue();
      });
      await page.waitForLoadState();
      await confirmButton(page).dblclick();
      await expect(confirmButton(page)).toHaveText('Confirming…');
      await confirmButton(page).click({ force: true });
      release();
      await expectConfirmed(page);
      expect(keys).toHaveLength(1);
      expect(await countBooked(product, visit)).toBe(before + 7);

      await expect(page).toHaveTitle('Booking confirmed | Settln');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page.getByText('We are sending a copy to your email address.')).toBeVisible();
      await expect(page.getByRole('paragraph').filter({ hasText: /^Pay at venue/ })).toHaveText(
        /^Pay at venue€63\.00$/,
      );
      expect(page.url()).not.toMatch(/Mar(?:i|í|%C3)|customer/);
      expect(page.url()).not.toContain(ownPhone().slice(-11));
      await expectNoAxeFindings(page, 'main');

      const href = await page.getByRole('link', { name: '.ics file' }).getAttribute('href');
      const file = await readCalendarFile(request, href ?? '');
      const utc = (instant: number) => toIso(instant).replace(/[-:]|\.\d{3}/g, '');
      expect(file.type).toBe('text/calendar; charset=utf-8');
      expect(file.of('DTSTART')).toBe(utc(visit.startsAt));
      expect(file.of('DTEND')).toBe(utc(visit.endsAt));
      const id = (await bookingId(page).textContent()) ?? '';
      expect(file.of('UID')).toContain(id);

      const ticket = page.getByRole('region', { name: 'Your booking' });
      await expect(ticket.getByText(phone)).toBeVisible();
      await page.evaluate(() => {
        navigator.clipboard.writeText = async () => Promise.reject(new Error('refused'));
      });
      await page.getByRole('button', { name: 'Copy my link' }).click();
      const shown = ticket.getByRole('status');
      await expect(shown).toHaveText(/^Copy this link: http\S+\/booking\/manage\/\S+$/);
      const link = (await shown.textContent())?.replace('Copy this link: ', '') ?? '';
      for (const [name, field] of [
        ['Send by WhatsApp', 'text'],
        ['Google', 'details'],
      ] as const) {
        const href = await page.getByRole('link', { name, exact: true }).getAttribute('href');
        expect(new URL(href ?? '').searchParams.get(field)).toContain(link);
      }
      await expect(page.getByRole('link', { name: 'Open in maps' })).toHaveAttribute(
        'href',
        /^https:\/\/www\.google\.com\/maps\//,
      );
      await expect(page.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:\+\d+$/);
      await expect(page.getByRole('link', { name: 'WhatsApp', exact: true })).toHaveAttribute(
        'href',
        /^https/,
      );
      await expect(page.getByRole('main')).toContainText(
        'Please cancel within 1 hour of your appointment. You can cancel online until ',
      );
      for (const { name } of visit.items) await expect(page.getByRole('main')).toContainText(name);

      const address = page.url();
      const expectSame = async () => {
        await expectConfirmed(page);
        await expect(bookingId(page)).toHaveText(id);
        await expect(page).toHaveURL(address);
      };
      await page.reload();
      await expectSame();
      await page.goBack();
      await expect(page).toHaveURL('/aboutus');
      await page.goForward();
      await expectSame();
      await page.getByRole('link', { name: 'Done' }).click();
      await expect(page).toHaveURL(`/booking?providerId=${PROVIDER_ID}`);
      await page.goBack();
      await expect(page).toHaveURL('/aboutus');
      await page.goto(visit.path);
      await expectSame();
      expect(await countBooked(product, visit)).toBe(before + 7);

      // Anybody else who has the address sees the booking, but not whose it is.
      const foreign = await (await fetch(address)).text();
      expect(foreign).toMatch(new RegExp(`Booking id<.{0,200}>${id}<`));
      expect(foreign).not.toContain(NAME);

      const own = await (await request.get(link)).text();
      expect(own).toMatch(/<h1[^>]*>Your booking</);
      expect(own).toContain(phone);
    },
  );

  test(
    'REV-038, REV-041, REV-042: what is not sent, and what is refused, is said in its own words',
    ON_PHONE,
    async ({ page, product }) => {
      const keys = watchKeys(page);
      await page.goto((await freeVisit(product)).path);
      await fillIn(page);
      await page.context().setOffline(true);
      await confirm(page);
      await expect(noticeOf(page)).toContainText('You are offline. Confirm again once');
      await expect(noticeOf(page)).toContainText('Nothing was booked');
      await expect(noticeOf(page)).toBeFocused();
      await expect(page.getByText('may have been made anyway')).toBeHidden();
      expect(keys).toEqual([]);
      await expect(confirmButton(page)).toHaveText('Confirm');
      await expect(page.getByLabel('Name')).toHaveValue(NAME);

      await page.context().setOffline(false);
      const refuse = (error: object) =>
        page.route('**/api/bookings', (route) => route.fulfill({ status: 422, json: { error } }));
      await refuse({ code: 'invalid', message: 'This salon is on holiday.' });
      await confirm(page);
      const alert = page.getByRole('main').getByRole('alert');
      const note = alert.filter({ hasText: 'This salon is on holiday.' });
      await expect(note).toContainText('Nothing was booked');
      const fields = { customerPhone: 'Phone number is required' };
      await refuse({ code: 'invalid', message: 'x', fields });
      await confirm(page);
      await expect(page.locator('#customerPhone-error')).toHaveText('Phone number is required');

      const sent = keys.length;
      await page
        .locator('form#review input[name="settlnProviderId"]')
        .evaluate((input) => input.remove());
      await fillIn(page);
      await confirm(page);
      await expect(alert.filter({ hasText: 'Missing booking details.' })).toContainText(
        'Please go back and try again.',
      );
      expect(keys).toHaveLength(sent);
    },
  );

  test(
    'REV-043: after a lost answer a repeat is the same booking, and a change is not told that somebody else took the time',
    LONG,
    async ({ page, product }) => {
      const visit = await freeVisit(product);
      const before = await countBooked(product, visit);
      const keys = watchKeys(page);
      let answers = 0;
      await page.route('**/api/bookings', async (route) => {
        answers += 1;
        if (answers > 2) return route.continue();
        await route.fetch();
        await route.abort('connectionreset');
      });
      await page.goto(visit.path);
      await fillIn(page);
      await confirm(page);
      const note = page
        .getByRole('main')
        .getByRole('alert')
        .filter({ hasText: 'Unable to confirm booking' });
      await expect(note).toContainText('may have been made anyway');
      await expect(page.getByLabel('Name')).toHaveValue(NAME);

      await confirm(page);
      await expect.poll(() => answers).toBe(2);
      await expect(confirmButton(page)).toHaveText('Confirm');
      await expect(note).toContainText('may have been made anyway');
      expect(await countBooked(product, visit)).toBe(before + 7);
      await page.getByLabel('Phone').fill(ownPhone(1));
      await confirm(page);
      await expectConfirmed(page);
      expect(keys).toHaveLength(4);
      expect([keys[1], keys[3]]).toEqual([keys[0], keys[0]]);
      expect(keys[2]).not.toBe(keys[0]);
      expect(await countBooked(product, visit)).toBe(before + 7);
    },
  );

  test(
    'a number of unusual length is asked about, and booked once it is said to be right; a name of 80 characters stays inside the card at 320 px, and prints on one page',
    LONG_ON_PHONE,
    async ({ page, product }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto((await freeVisit(product)).path);
      await fillIn(page, { name: 'N'.repeat(80), phone: '+356 215 5000' });
      await confirm(page);
      const question = page
        .getByRole('main')
        .getByRole('alert')
        .filter({ hasText: 'Is this number right?' });
      await expect(question).toContainText('+356 215 5000');
      await expect(noticeOf(page)).toBeFocused();
      await expectNoAxeFindings(page, 'main [role=alert]');
      await question.getByRole('link', { name: 'Change the number' }).click();
      await expect(page.getByLabel('Phone')).toBeFocused();
      await page.keyboard.press('End');
      await page.keyboard.type('1');
      await expect(question).toBeHidden();
      await page.keyboard.press('Backspace');
      await page.keyboard.press('Enter');
      await expect(question).toBeVisible();
      await question.getByRole('button', { name: 'Yes, book with this number' }).click();
      await expect(bookingId(page)).toBeVisible();
      await expect(page.getByRole('definition').filter({ hasText: '+356 215 5000' })).toBeVisible();
      const card = page.getByRole('region', { name: 'Your booking' });
      await expect(card).toContainText('Keep this page, or add the visit to your calendar.');
      const beyond = await card.evaluate(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      );
      expect(beyond).toBe(0);
      const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    },
  );

  test(
    'a lost time keeps what was typed and offers the nearest three',
    ON_PHONE,
    async ({ page, product }) => {
      const visit = await freeVisit(product);
      await page.goto(visit.path);
      await fillIn(page);
      await bookForSomebodyElse(product, visit);

      await confirm(page);
      const time = formatTime(visit.startsAt, MALTA, 'en');
      const panel = page
        .getByRole('main')
        .getByRole('alert')
        .filter({ hasText: `${time} on` });
      await expect(panel.getByRole('heading')).toHaveText(
        'This time has just been taken. Please choose another time.',
      );
      await expect(panel).toContainText(NAME);
      await expect(page.getByLabel('Phone')).toHaveValue(ownPhone());
      const times = panel.getByRole('button');
      await expect(times).toHaveCount(3);
      await expectNoAxeFindings(page, 'main [role=alert]');

      const chosen = await timeOn(times.first());
      await times.first().click();
      await expect(panel).toBeHidden();
      await expect(page.getByRole('main')).toContainText(`${chosen} to`);
      expect(new URL(page.url()).searchParams.get('startTime')).not.toBe(toIso(visit.startsAt));
      await expect(page.getByLabel('Name')).toHaveValue(NAME);
      await confirm(page);
      await expectConfirmed(page);
      await expect(page.getByRole('main')).toContainText(`${chosen} to`);
    },
  );

  test('an old link says at once that the time has gone', async ({ request, product }) => {
    const visit = await freeVisit(product);
    await bookForSomebodyElse(product, visit);
    const html = await (await request.get(visit.path)).text();
    expect(html).toMatch(/role="alert"/);
    expect(html).toMatch(/ 20\d\d is no longer free/);
    expect(html).toMatch(
      /href="\/booking\/select-time\?[^"]*serviceItems=[^"]*"[^>]*>Choose another time/,
    );
  });
});
