import { api } from '@/lib/contract/api';
import { anyone } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';
import { receiveLetter } from '@/lib/http/receive-letter';

export const POST = handle(api.requestDeletion, anyone, ({ body, request }) =>
  receiveLetter('deletion', body, request.headers),
);
