import { z } from 'zod';
import { LOCALES } from '@/lib/texts/locales';
import { IdParam } from './call-fields';
import { apiEndpoint } from './endpoint';

const Wanted = z.enum(['0', '1']).default('0');

export const PosterQuery = z.object({
  /** A preview is small; its service need not be public. */
  kind: z.enum(['pdf', 'png', 'preview']),
  size: z.enum(['a4', 'a5']).default('a4'),
  language: z.enum(LOCALES as [string, ...string[]]).optional(),
  street: Wanted,
  hours: Wanted,
  telephone: Wanted,
});
export type PosterQuery = z.infer<typeof PosterQuery>;

export const posterApi = {
  drawPoster: apiEndpoint({
    method: 'GET',
    path: '/api/services/{id}/poster',
    limit: 'cards',
    summary:
      'The poster of a service of the signed-in person, as PDF for a printer or as PNG; before the service is public, its preview only.',
    source: 'extension',
    params: IdParam,
    query: PosterQuery,
    answer: z.instanceof(Response),
    read: z.unknown(),
  }),
} as const;
