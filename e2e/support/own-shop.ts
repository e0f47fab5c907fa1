import { approve } from './moderate';
import { calendarOf } from './own-calendar';
import { createOwnService, itemsOf } from './own-service';
import { askBackend, type Product, postToBackend } from './product';

async function putToBackend(product: Product, path: string, body: object): Promise<void> {
  const answer = await askBackend(product, path, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
}

const RULES = {
  beforeMinutes: 0,
  afterMinutes: 0,
  noticeMinutes: 0,
  daysAhead: null,
  visitsPerDay: null,
};

const person = (name: string, index: number) => ({
  id: index === 0 ? 0 : null,
  name,
  pictureUrl: null,
  sentence: '',
  languages: [],
  skippedItemIds: [],
  ownHours: null,
  pausedFrom: null,
  pausedUntil: null,
});

/** A public service of one test alone, open every day from nine to five, with these people or one. */
export async function openShop(product: Product, names: readonly string[] = []) {
  const own = await createOwnService(product);
  await approve(product, own.id);
  const calendarId = await calendarOf(product, own.owner.email);
  const settlnProviderId = Number(calendarId);
  const open = [{ from: 9 * 60, to: 17 * 60 }];
  const sets = [{ name: '', from: null, until: null, week: Array(7).fill(open) }];
  await putToBackend(product, '/providerCalendar/schedule', {
    settlnProviderId,
    version: 0,
    schedule: { sets, special: [], isClosedOnHolidays: false, workedHolidays: [], rules: RULES },
  });
  if (names.length > 0) {
    const people = names.map(person);
    const body = { settlnProviderId, version: 0, letsCustomersChoose: true, people };
    await putToBackend(product, '/providerCalendar/people', body);
  }
  const items = await itemsOf(product, own);
  /** `at` is epoch ms. */
  const book = (at: number, customer: object, item = 0) =>
    postToBackend(product, '/providerCalendar/bookings', {
      settlnProviderId,
      startTime: new Date(at).toISOString(),
      serviceItems: [Number(items[item].id)],
      ...customer,
    });
  return { own, calendarId, items, book };
}
