import { createOwnCalendar, type OwnCalendar, startAt } from './calendar';
import { itemsOf } from './own-service';
import { type Product, postToBackend } from './product';
import { approve } from './staff';

const QUARTER_MS = 900_000;

/** A calendar whose service is public, and how customers and its owner book in it. */
export async function createBookedCalendar(product: Product) {
  const own: OwnCalendar = await createOwnCalendar(product);
  await approve(product, own.id);
  const items = await itemsOf(product, own);
  const calendar = Number(own.calendarId);
  const book = (clock: string, customer: object, item = 1) =>
    postToBackend(product, '/providerCalendar/bookings', {
      settlnProviderId: calendar,
      startTime: new Date(startAt(own.date, clock)).toISOString(),
      serviceItems: [Number(items[item].id)],
      ...customer,
    });
  /** Books as the owner does for a customer who has just arrived. */
  const noteNow = async (customerName: string) => {
    const start = Math.floor(Date.now() / QUARTER_MS) * QUARTER_MS;
    const span = {
      startTime: new Date(start).toISOString(),
      endTime: new Date(start + 2 * QUARTER_MS).toISOString(),
    };
    const status = 'available';
    const asked = { settlnProviderId: calendar };
    await postToBackend(product, '/providerCalendar/availability', { ...asked, ...span, status });
    const { startTime } = span;
    const item = { serviceItemId: Number(items[1].id), startTime, customerName };
    return postToBackend(product, '/providerCalendar/book', { ...asked, ...item });
  };
  const cancelAsCustomer = ({ manageToken: token }: { manageToken: string }) =>
    postToBackend(product, '/customerBookings/cancel', { token });
  return { ...own, book, noteNow, cancelAsCustomer };
}
