import pg from 'pg';
import { createOwnService, itemsOf } from '../support/own-service';
import { askBackend, type Product } from '../support/product';
import { ownPhone } from '../support/review-page';
import { refuse } from '../support/staff';
import { test } from '../support/test';
import { createBookedCalendar } from '../support/visits';
import { openMailWindow, takeNext } from './letters';

openMailWindow();
test.setTimeout(180_000);

async function post(product: Product, call: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await askBackend(product, call, init);
  if (!answer.ok) throw new Error(`${call}: ${answer.status} ${await answer.text()}`);
}

/** The reminder of a booking becomes due now instead of a day before. */
async function remindNow(product: Product, bookingId: number): Promise<void> {
  const client = new pg.Client({ connectionString: product.databaseUrl });
  await client.connect();
  const change = `UPDATE messages SET due_at = now() WHERE kind = 'reminder' AND booking_id = $1`;
  await client.query(change, [bookingId]);
  await client.end();
}

test('every kind of letter', async ({ page, product }) => {
  const own = await createBookedCalendar(product);
  const owner = own.owner.email;
  const letterTo = (to: string, count: number, name: string) =>
    takeNext(page, product, name, [to, count]);
  await letterTo(owner, 0, 'mail-decision-approved');
  const [first, second] = ['moves', 'is-told'].map(
    (who) => `${who}-${crypto.randomUUID()}@customer.example`,
  ) as [string, string];
  const contact = { customerName: 'Miriam Camilleri', customerPhone: ownPhone() };
  const customer = { ...contact, customerEmail: first, timeZone: 'Asia/Kolkata' };
  const { booking } = await own.book('10:00', customer);
  await letterTo(first, 0, 'mail-confirmed');
  await letterTo(owner, 1, 'mail-provider-new');
  const startTime = new Date(Date.parse(booking.startTime) + 7_200_000).toISOString();
  const token = booking.manageToken;
  await post(product, '/customerBookings/move', { token, startTime });
  await letterTo(first, 1, 'mail-moved');
  await letterTo(owner, 2, 'mail-provider-moved');
  await post(product, '/customerBookings/cancel', { token });
  await letterTo(first, 2, 'mail-cancelled');
  await letterTo(owner, 3, 'mail-provider-cancelled');

  const other = await own.book('14:00', { ...contact, customerEmail: second }, 0);
  await letterTo(second, 0, 'mail-confirmed-short');
  await remindNow(product, other.booking.id);
  await letterTo(second, 1, 'mail-reminder');
  const serviceItemId = (await itemsOf(product, own))[0]?.id;
  const { settlnProviderId, startTime: start } = other.booking;
  const visit = { settlnProviderId, startTime: start, serviceItemId: Number(serviceItemId) };
  await post(product, '/providerCalendar/cancel', visit);
  await letterTo(second, 2, 'mail-cancelled-by-provider');

  const pending = await createOwnService(product);
  await refuse(product, pending.id, { text: 'The address is missing its street.' });
  await letterTo(pending.owner.email, 0, 'mail-decision-rejected');
});
