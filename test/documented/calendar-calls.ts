import type { DocumentedCall } from './call';

const SLOT = 'settlnProviderId serviceItemId startTime';
const BOOKING = 'settlnProviderId startTime serviceItems customerName customerPhone customerEmail';

/** The calls of the calendar (PC-050 to PC-060, CC-012 to CC-021). */
export const calendarCalls: DocumentedCall[] = [
  {
    method: 'GET',
    path: /^\/providerCalendar\/slots$/,
    query: 'settlnProviderId startTime endTime',
    answer: ({ query, store, spelt }) => {
      const [from, to] = ['startTime', 'endTime'].map((name) => Date.parse(query.get(name) ?? ''));
      const calendarId = Number(query.get('settlnProviderId'));
      const shown = store.slots.filter(
        (slot) =>
          slot.calendarId === calendarId && slot.start >= (from ?? 0) && slot.start < (to ?? 0),
      );
      return spelt.list(shown.map(spelt.slot));
    },
  },
  {
    method: 'POST',
    path: /^\/providerCalendar\/availability$/,
    query: '',
    body: 'settlnProviderId startTime endTime status',
    answer: ({ body, store }) => {
      const span = {
        from: Date.parse(String(body.startTime)),
        to: Date.parse(String(body.endTime)),
      };
      const status = body.status === 'available' ? 'available' : 'unavailable';
      store.mark(Number(body.settlnProviderId), span, status);
    },
  },
  {
    method: 'POST',
    path: /^\/providerCalendar\/book$/,
    query: '',
    body: SLOT,
    answer: ({ body, store }) => {
      const { settlnProviderId, serviceItemId, startTime } = body;
      store.book(Number(settlnProviderId), [Number(serviceItemId)], String(startTime));
    },
  },
  {
    method: 'POST',
    path: /^\/providerCalendar\/cancel$/,
    query: '',
    body: SLOT,
    answer: ({ body, store }) => {
      const { settlnProviderId, serviceItemId, startTime } = body;
      store.cancel(Number(settlnProviderId), Number(serviceItemId), String(startTime));
    },
  },
  {
    method: 'GET',
    path: /^\/providerCalendar\/bookings$/,
    query: 'settlnProviderId',
    answer: ({ query, store, spelt }) => {
      const calendarId = Number(query.get('settlnProviderId'));
      const own = store.bookings.filter((booking) => booking.calendarId === calendarId);
      return spelt.list(own.map(spelt.booking), 'bookings');
    },
  },
  {
    method: 'POST',
    path: /^\/providerCalendar\/bookings$/,
    query: '',
    body: BOOKING,
    answer: ({ body, store, spelt }) => {
      const items = (body.serviceItems as number[]).map(Number);
      const { settlnProviderId, startTime, customerName } = body;
      const visit = [Number(settlnProviderId), items, String(startTime)] as const;
      return spelt.confirmed(store.book(...visit, String(customerName)));
    },
  },
];
