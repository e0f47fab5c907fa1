import type { KeptPeople } from '@/lib/shared/contract/people';
import type { OwnHours } from '@/lib/shared/domain/hours/schedule-of';
import { calendarOf } from './own-calendar';
import { createOwnService, itemsOf } from './own-service';
import { askBackend, type Product } from './product';
import { approve } from './staff';

async function put(product: Product, path: string, body: object): Promise<void> {
  const answer = await askBackend(product, path, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
}

/** A public service that is open every day from nine to five. */
export async function openService(product: Product) {
  const own = await createOwnService(product);
  await approve(product, own.id);
  const calendarId = await calendarOf(product, own.owner.email);
  const open = [{ from: 9 * 60, to: 17 * 60 }];
  await put(product, '/providerCalendar/schedule', {
    settlnProviderId: Number(calendarId),
    version: 0,
    schedule: {
      sets: [{ name: '', from: null, until: null, week: Array(7).fill(open) }],
      special: [],
      isClosedOnHolidays: false,
      workedHolidays: [],
      rules: {
        beforeMinutes: 0,
        afterMinutes: 0,
        noticeMinutes: 0,
        daysAhead: null,
        visitsPerDay: null,
      },
    },
  });
  return { own, calendarId, items: await itemsOf(product, own) };
}

/**
 * Whom a new account's calendar belongs to from now on, in this order; all of them do everything.
 */
export async function employ(
  product: Product,
  calendarId: string,
  names: readonly string[],
  hours: Readonly<Record<string, OwnHours>> = {},
) {
  await put(product, '/providerCalendar/people', {
    settlnProviderId: Number(calendarId),
    version: 0,
    letsCustomersChoose: true,
    people: names.map((name, index) => ({
      id: index === 0 ? 0 : null,
      name,
      pictureUrl: null,
      sentence: '',
      languages: [],
      skippedItemIds: [],
      ownHours: hours[name] ?? null,
      pausedFrom: null,
      pausedUntil: null,
    })),
  });
}

export async function peopleOf(product: Product, calendarId: string): Promise<KeptPeople> {
  const query = new URLSearchParams({ settlnProviderId: calendarId });
  return (await askBackend(product, `/providerCalendar/people?${query}`)).json();
}
