import { api } from '@/lib/contract/api';
import { anyone } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';
import { receiveMessage } from '@/lib/http/receive-message';

export const POST = handle(api.requestDeletion, anyone, ({ body, request }) =>
  receiveMessage('deletion', body, request.headers),
);
