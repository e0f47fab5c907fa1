import { type DocumentedCall, found } from './call';

/** One pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const NEWS_COUNT = 21;

function article(n: number) {
  return {
    uuid: `news-${n}`,
    title: `Story ${n}`,
    source: 'The Harbour Post',
    snippet: 'More.',
    timestamp: '2026-03-04T10:00:00Z',
    link: 'https://harbour.example/a',
    thumbnail: null,
  };
}

/** The calls of the network service and of the news service (CC-022 to CC-031). */
export const networkCalls: DocumentedCall[] = [
  {
    method: 'GET',
    path: /^\/slates\/([^/]+)$/,
    query: '',
    answer: ({ ids }) =>
      found(
        [
          {
            text: 'Coffee on Sunday',
            created_at: '2026-03-04T10:00:00Z',
            view_count: '3',
            like_count: null,
            author: { id: 8 },
            media: { type: 'image', url: '/media/1' },
          },
        ].find(() => ids[0] === '5'),
      ),
  },
  {
    method: 'GET',
    path: /^\/systemviewprofile\/8$/,
    query: '',
    answer: () => ({ firstName: 'Selam', lastName: 'Tesfaye', headline: null }),
  },
  { method: 'GET', path: /^\/media\/1$/, query: '', answer: () => PICTURE },
  {
    method: 'GET',
    path: /^\/news$/,
    query: 'country_of_origin_iso_code country_of_residence_iso_code offset limit',
    answer: ({ query }) => {
      const offset = Number(query.get('offset'));
      const all = Array.from({ length: NEWS_COUNT }, (_, n) => article(n));
      return all.slice(offset, offset + Number(query.get('limit')));
    },
  },
];
