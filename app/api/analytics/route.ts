import { forwardEvents } from '@/lib/analytics/forward-events';
import { api } from '@/lib/contract/api';
import { anyone } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';

export const POST = handle(api.reportVisit, anyone, ({ body, request }) =>
  forwardEvents(body.events, request.headers),
);
