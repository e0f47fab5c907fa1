import { DONE, type DocumentedCall, found } from './call';
import type { Fields } from './store';

const ITEM = 'name description price durationMinutes';
function itemOf(body: Fields) {
  return {
    name: String(body.name),
    description: String(body.description),
    price: Number(body.price),
    durationMinutes: Number(body.durationMinutes),
  };
}

/** The calls of service items (PC-041 to PC-049, CC-008). */
export const itemCalls: DocumentedCall[] = [
  {
    method: 'GET',
    path: /^\/serviceItems$/,
    query: 'providerId',
    answer: ({ query, store, spelt }) =>
      spelt.list(
        store.items
          .filter(({ serviceId }) => serviceId === query.get('providerId'))
          .map(spelt.item),
      ),
  },
  {
    method: 'POST',
    path: /^\/serviceItems$/,
    query: 'providerId',
    body: ITEM,
    answer: ({ query, body, store }) => {
      const serviceId = query.get('providerId') ?? '';
      store.items.push({ id: store.nextId(), serviceId, ...itemOf(body) });
      return DONE;
    },
  },
  {
    method: 'PUT',
    path: /^\/serviceItems\/(\d+)$/,
    query: '',
    body: ITEM,
    answer: ({ ids, body, store }) => {
      const item = found(store.items.find(({ id }) => id === Number(ids[0])));
      Object.assign(item, itemOf(body));
      return DONE;
    },
  },
  {
    method: 'DELETE',
    path: /^\/serviceItems\/(\d+)$/,
    query: '',
    answer: ({ ids, store }) => {
      store.items = store.items.filter(({ id }) => id !== Number(ids[0]));
      return DONE;
    },
  },
];
