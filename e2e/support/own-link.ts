import pg from 'pg';
import { managePath } from '@/lib/shared/url/manage-url';
import { itemsOf } from './own-service';
import { askBackend, type Product } from './product';
import { ownPhone } from './review-page';
import { createBookedCalendar } from './visits';

const QUARTER_MS = 900_000;

/** When the visit of a link is, and who cancelled it. */
export type LinkState = 'ahead' | 'withinTheHour' | 'past' | 'cancelledByProvider';

/** Whole quarters from the one that is running. */
const START = {
  ahead: null,
  withinTheHour: 2,
  past: -96,
  cancelledByProvider: null,
} as const satisfies Record<LinkState, number | null>;

/**
 * The page of a customer's own booking in a calendar that nobody else uses. Nobody can book the
 * past, so the booking is put there in the database.
 */
export async function bookOwnLink(product: Product, state: LinkState, customerName = 'Ann Borg') {
  const own = await createBookedCalendar(product);
  const { booking } = await own.book('10:00', { customerName, customerPhone: ownPhone() });
  const quarters = START[state];
  if (quarters !== null) {
    const start = Math.floor(Date.now() / QUARTER_MS) * QUARTER_MS + quarters * QUARTER_MS;
    const client = new pg.Client({ connectionString: product.databaseUrl });
    await client.connect();
    await client.query(
      `UPDATE bookings SET kept = NULL, during = tstzrange(to_timestamp($1),
        to_timestamp($1) + (upper(during) - lower(during))) WHERE id = $2`,
      [start / 1000, booking.id],
    );
    await client.end();
  }
  if (state === 'cancelledByProvider') {
    const { settlnProviderId, startTime } = booking;
    const [, item] = await itemsOf(product, own);
    const serviceItemId = Number(item?.id);
    const answer = await askBackend(product, '/providerCalendar/cancel', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ settlnProviderId, startTime, serviceItemId }),
    });
    if (!answer.ok) throw new Error(`The cancellation answered ${answer.status}`);
  }
  const { manageToken } = booking;
  return { ...own, manageToken, path: managePath(manageToken) };
}
