import { z } from 'zod';
import { NewsItem, NewsItemAnswer } from '@/lib/contract/shapes/news';
import { placesIn } from '@/lib/contract/shapes/wire';
import { endpoint } from './endpoint';

const CountryCode = z.string().regex(/^[A-Z]{2}$/, 'A country is two capital letters.');

/** The call of the news page, to the news service. */
export const newsRows = {
  listNews: endpoint({
    method: 'GET',
    path: 'news',
    summary:
      'Articles of or about a country of origin, for its people in a country of residence, ' +
      'newest first.',
    source: 'CC-029, CC-031',
    server: 'news',
    query: z.object({
      country_of_origin_iso_code: CountryCode,
      country_of_residence_iso_code: CountryCode,
      offset: z.coerce.number().int().min(0).max(100_000).default(0),
      limit: z.coerce.number().int().min(1).max(100).default(20),
    }),
    answer: z.array(NewsItemAnswer),
    read: placesIn(NewsItem),
  }),
} as const;
