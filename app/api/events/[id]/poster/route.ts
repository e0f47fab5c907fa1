import { serveEventPoster } from '@/app/(files)/poster-sheet/serve-event-poster';
import { handle } from '@/lib/server/http/handle';
import { api } from '@/lib/shared/contract/api';

export const GET = handle(api.drawEventPoster, ({ grant, query }) =>
  serveEventPoster(grant.event, query.language),
);
