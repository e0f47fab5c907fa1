import { type DocumentedCall, found } from './call';

const SERVICE =
  'name address countryIso phoneNumber whatsappNumber websiteUrl description communities ' +
  'categoryId subcategoryIds userId profileImageUrl portfolioImages isCommunityFavorite';
/** The calls of services (PC-009 to PC-023, PC-061, CC-003, CC-010). */
export const serviceCalls: DocumentedCall[] = [
  {
    method: 'GET',
    path: /^\/serviceProviders$/,
    query: 'userId hostCountry',
    answer: ({ query, store, spelt }) =>
      spelt.list(
        store.services.filter(({ sent }) => sent.userId === query.get('userId')).map(spelt.service),
      ),
  },
  {
    method: 'GET',
    path: /^\/serviceProviders\/details$/,
    query: 'id hostCountry',
    answer: ({ query, store, spelt }) =>
      spelt.one(spelt.details(found(store.services.find(({ id }) => id === query.get('id'))))),
  },
  {
    method: 'GET',
    path: /^\/serviceCategories\/(\d+)\/subcategories$/,
    query: 'hostCountry',
    answer: ({ ids, spelt }) => spelt.list(ids[0] === '4' ? [{ id: 401, title: 'Catering' }] : []),
  },
  {
    method: 'POST',
    path: /^\/serviceProviders$/,
    query: 'hostCountry',
    body: SERVICE,
    answer: ({ body, store }) => {
      const createdAt = new Date().toISOString();
      store.services.push({ id: String(store.nextId()), createdAt, sent: body });
    },
  },
  {
    method: 'PUT',
    path: /^\/serviceProviders\/([^/]+)$/,
    query: 'hostCountry',
    body: SERVICE,
    answer: ({ ids, body, store }) => {
      found(store.services.find(({ id }) => id === ids[0])).sent = body;
    },
  },
  {
    method: 'DELETE',
    path: /^\/serviceProviders\/([^/]+)$/,
    query: 'hostCountry',
    answer: ({ ids, store }) => {
      store.services = store.services.filter(({ id }) => id !== ids[0]);
      store.items = store.items.filter(({ serviceId }) => serviceId !== ids[0]);
    },
  },
  {
    method: 'GET',
    path: /^\/serviceProviders\/([^/]+)\/settln-provider-id$/,
    query: '',
    answer: ({ ids, store, spelt }) => spelt.calendarId(store.calendarOf(ids[0] ?? null)),
  },
];
