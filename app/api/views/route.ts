import { api } from '@/lib/contract/api';
import { anyone } from '@/lib/http/access';
import { countVisitorView } from '@/lib/http/count-view';
import { handle } from '@/lib/http/handle';

export const POST = handle(api.countView, anyone, ({ body, request }) =>
  countVisitorView(body.serviceId, request.headers),
);
