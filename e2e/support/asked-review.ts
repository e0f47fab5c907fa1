import { DAY_MS, HOUR_MS } from '@/lib/shared/time/units';
import { startAt } from './calendar';
import { runErrand } from './operator';
import { query } from './own-review';
import { openNamedShop } from './own-shop';
import type { Product } from './product';
import { ownPhone } from './review-page';

/** The time that is given to the calls for due reviews, because they ask nobody at night. */
function lastNoon(): number {
  const day = (ago: number) => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10);
  const today = startAt(day(0), '12:00');
  return today <= Date.now() ? today : startAt(day(1), '12:00');
}

/** Makes a visit that ended a day before `lastNoon`, and has the question about it mailed. */
export async function askAfterVisit(product: Product, customerName: string, email: string) {
  const shop = await openNamedShop(product);
  const tomorrow = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);
  const contact = { customerName, customerPhone: ownPhone(), customerEmail: email };
  await shop.book(startAt(tomorrow, '10:00'), contact);
  const noon = lastNoon();
  await query(
    product,
    `UPDATE bookings SET kept = NULL, created_at = now() - interval '5 days',
       during = tstzrange(to_timestamp($2) - interval '90 minutes', to_timestamp($2))
     WHERE account_id = $1`,
    [shop.calendarId, (noon - 25 * HOUR_MS) / 1000],
  );
  // Another test may ask both customers at once, so the number of mails asked for here proves
  // nothing.
  await runErrand(product.databaseUrl, { do: 'ask', now: noon });
  return shop;
}

/** What was written is shown as if its day were over. */
export async function publishWritten(product: Product, accountId: string) {
  await query(
    product,
    "UPDATE reviews SET publish_at = now() - interval '1 minute' WHERE account_id = $1",
    [accountId],
  );
  await runErrand(product.databaseUrl, { do: 'publish', now: Date.now() });
}
