import { api } from '@/lib/contract/api';
import { listSuggestions } from '@/lib/host/directory/services';
import { anyone } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';

export const GET = handle(api.listSuggestions, anyone, async ({ query }) => ({
  suggestions: await listSuggestions(query.q),
}));
