import { suggest } from '@/backend/search/suggest';
import type { HostTable } from '@/lib/contract/host';
import type { Call } from '../call';

export const listSuggestions: Call<HostTable['listSuggestions']> = async ({ query }, { db }) => ({
  suggestions: await suggest(db, query.hostCountry, query.q),
});
