import pg from 'pg';
import { reviewPath } from '@/lib/shared/url/review-url';
import { bookOwnLink } from './own-link';
import { askBackend, type Product } from './product';

/** Queries the database directly, since no call moves the clock. */
export async function query(product: Product, text: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: product.databaseUrl });
  await client.connect();
  const { rows } = await client.query(text, values);
  await client.end();
  return rows;
}

/** A visit that ended yesterday, booked some days before it, and the page of its review. */
export async function openReview(product: Product, customerName = 'María-José Galea') {
  const own = await bookOwnLink(product, 'past', customerName);
  const manageToken = decodeURIComponent(own.path.split('/').at(-1) ?? '');
  const [accountId, bookingId] = (manageToken.split('~')[1] ?? '').split('-').map(Number);
  await query(
    product,
    "UPDATE bookings SET created_at = lower(during) - interval '3 days' WHERE id = $1",
    [bookingId],
  );
  const asked = new URLSearchParams({ token: manageToken });
  const answer = await askBackend(product, `/customerBookings?${asked}`);
  const { booking } = await answer.json();
  const path = reviewPath(booking.review.token);
  return { ...own, accountId, bookingId, path, managePath: own.path };
}
