import { type DocumentedCall, found } from './call';

const EVENT =
  'title description category address start_date end_date timezone organizer_id city_id ' +
  'community_id is_featured ticket_required ticket_price ticket_currency requires_booking ' +
  'booking_link image_url user_id country_iso';
/** The calls of events (PC-024 to PC-040). */
export const eventCalls: DocumentedCall[] = [
  {
    method: 'GET',
    path: /^\/events$/,
    query: 'userId eventId hostCountry',
    answer: ({ query, store, spelt }) => {
      const eventId = query.get('eventId');
      if (eventId !== null) {
        return [spelt.event(found(store.events.find(({ id }) => id === eventId)))];
      }
      const own = store.events.filter(({ sent }) => sent.user_id === query.get('userId'));
      // "An event, or a list": a single event may come without a list.
      const [first] = own;
      return first && own.length === 1
        ? spelt.one(spelt.event(first))
        : spelt.list(own.map(spelt.event));
    },
  },
  {
    method: 'POST',
    path: /^\/events$/,
    // The id of an edit is in both places (rulings, "Event edit").
    query: 'eventId hostCountry',
    body: `${EVENT} id`,
    answer: ({ query, body, store }) => {
      const eventId = query.get('eventId');
      if (eventId === null) store.events.push({ id: String(store.nextId()), sent: body });
      else found(store.events.find(({ id }) => id === eventId)).sent = body;
      return 'saved';
    },
  },
  {
    method: 'DELETE',
    path: /^\/events\/([^/]+)$/,
    query: 'hostCountry',
    answer: ({ ids, store }) => {
      store.events = store.events.filter(({ id }) => id !== ids[0]);
    },
  },
];
