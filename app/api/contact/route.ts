import { api } from '@/lib/contract/api';
import { anyone } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';
import { receiveMessage } from '@/lib/http/receive-message';

export const POST = handle(api.sendContactMessage, anyone, ({ body, request }) =>
  receiveMessage('contact', body, request.headers),
);
