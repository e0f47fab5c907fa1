import { openDatabase } from '../../backend/db/client';
import { availability } from '../../backend/db/schema';
import { subjectOf } from '../../local/identity/subject';
import { askBackend, type Product } from './product';
import type { Person } from './sign-in';

const HOUR_MS = 3_600_000;

/**
 * Opens a provider's calendar day and night, from the next full hour on. It writes to the database
 * itself, as the demo's seed does, because a provider cannot set hours in the portal yet.
 */
export async function openCalendar(product: Product, { email }: Person, days: number) {
  const query = new URLSearchParams({ userId: subjectOf(email), hostCountry: 'MT' });
  const [account] = await (await askBackend(product, `/settlnProviders?${query}`)).json();
  if (!product.databaseUrl) throw new Error('The product runs on a backend of somebody else.');
  const db = openDatabase(product.databaseUrl, { connections: 1 });
  try {
    const from = Math.ceil(Date.now() / HOUR_MS) * HOUR_MS;
    const during = { from, to: from + days * 24 * HOUR_MS };
    await db.insert(availability).values({ accountId: account.id, during, status: 'available' });
  } finally {
    await db.$client.end();
  }
}
