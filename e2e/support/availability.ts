import { subjectOf } from '@/local/demo/shapes/subject';
import { askBackend, type Product } from './product';
import type { Person } from './sign-in';

const HOUR_MS = 3_600_000;

/** Opens a provider's calendar day and night, from the next full hour on, as one call of {host}. */
export async function openCalendar(product: Product, { email }: Person, days: number) {
  const query = new URLSearchParams({ userId: subjectOf(email), hostCountry: 'MT' });
  const [account] = await (await askBackend(product, `/settlnProviders?${query}`)).json();
  const from = Math.ceil(Date.now() / HOUR_MS) * HOUR_MS;
  const answer = await askBackend(product, '/providerCalendar/availability', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      settlnProviderId: account.id,
      startTime: new Date(from).toISOString(),
      endTime: new Date(from + days * 24 * HOUR_MS).toISOString(),
      status: 'available',
    }),
  });
  if (!answer.ok) throw new Error(`Marking the calendar answered ${answer.status}`);
}
