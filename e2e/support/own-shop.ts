import { employ, openService } from './own-people';
import { query } from './own-review';
import { type Product, postToBackend } from './product';

/**
 * A public service of one test alone, open every day from nine to five, with these people or one.
 */
export async function openShop(product: Product, names: readonly string[] = []) {
  const { own, calendarId, items } = await openService(product);
  if (names.length > 0) await employ(product, calendarId, names);
  /** `at` is epoch ms. */
  const book = (at: number, customer: object, item = 0) =>
    postToBackend(product, '/providerCalendar/bookings', {
      settlnProviderId: Number(calendarId),
      startTime: new Date(at).toISOString(),
      serviceItems: [Number(items[item]?.id)],
      ...customer,
    });
  return { own, calendarId, items, book };
}

/** A shop with a name that no other one has. */
export async function openNamedShop(product: Product) {
  const shop = await openShop(product);
  const word = Array.from({ length: 9 }, () =>
    String.fromCharCode(97 + Math.floor(Math.random() * 26)),
  ).join('');
  const name = `Bunna ${word}`;
  await query(product, 'UPDATE services SET name = $2 WHERE id = $1', [shop.own.id, name]);
  return { ...shop, name, word };
}
