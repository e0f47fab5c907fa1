import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { commandEnvironment } from './support/operator';
import { ownPhone } from './support/review-page';
import { expect, LONG, test } from './support/test';
import { createBookedCalendar } from './support/visits';

test(
  'an erased provider is gone from every page that visitors share, and so is the customer’s link',
  LONG,
  async ({ request, product }) => {
    test.slow();
    const own = await createBookedCalendar(product);
    // A part that needs no escapes in HTML.
    const name = own.name.slice(0, own.name.indexOf(' &'));
    const pages = [`/providerPage?id=${own.id}`, `/booking?providerId=${own.id}`];
    for (const page of pages) {
      // Twice, so that the second answer is the copy that all visitors share.
      for (const _ of [1, 2]) {
        const answer = await request.get(page);
        expect(answer.status(), page).toBe(200);
        expect(await answer.text(), page).toContain(name);
      }
    }
    const { booking } = await own.book('10:00', {
      customerName: 'Ann Borg',
      customerPhone: ownPhone(),
    });
    const link = `/booking/manage/${booking.manageToken}`;
    expect(await (await request.get(link)).text()).toContain('Your booking');

    const erase = ['erase', own.owner.email, '--yes', '--data-dir', product.dataDir];
    // It waits for customers with an address to be told by mail, and this one has none.
    await promisify(execFile)('npm', ['run', 'privacy', '--', ...erase], {
      env: commandEnvironment(),
    });
    // The site may just have closed the connection that was last used, so one retry is needed.
    const again = (path: string) => request.get(path, { maxRetries: 1 });
    for (const page of pages) {
      await expect.poll(async () => (await again(page)).status(), { message: page }).toBe(404);
      const text = await (await again(page)).text();
      // A similar service may have the same name, since this one was copied from the demo.
      for (const own of text.match(/<(title|h1)\b.*?<\/\1>/gs) ?? []) {
        expect(own, page).not.toContain(name);
      }
      expect(text, page).not.toContain(`href="${page}"`);
    }
    const gone = await again(link);
    expect(gone.status()).toBe(404);
    expect(await gone.text()).not.toContain('Ann Borg');
  },
);
