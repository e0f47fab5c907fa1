import { DONE, type DocumentedCall, found } from './call';

const ACCOUNT =
  'user_id first_name last_name date_of_birth email agreed_to_terms terms_accepted_at';
/** The calls of accounts (PC-003, PC-006, CC-006). */
export const accountCalls: DocumentedCall[] = [
  {
    method: 'GET',
    path: /^\/settlnProviders$/,
    query: 'userId providerId hostCountry',
    answer: ({ query, store, spelt }) => {
      const userId = query.get('userId');
      if (userId !== null) {
        return store.accounts.filter(({ user_id }) => user_id === userId).map(spelt.account);
      }
      const asked = query.get('providerId');
      const id = Number(asked) || store.calendarOf(asked);
      return spelt.one(spelt.account(found(store.accounts.find((account) => account.id === id))));
    },
  },
  {
    method: 'POST',
    path: /^\/settlnProviders$/,
    query: 'hostCountry',
    body: ACCOUNT,
    answer: ({ body, store, spelt }) => {
      const account = { ...body, id: store.nextId(), user_id: String(body.user_id) };
      store.accounts.push(account);
      return { ...DONE, data: spelt.account(account) };
    },
  },
];
