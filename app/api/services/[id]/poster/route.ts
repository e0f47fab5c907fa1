import { servePoster } from '@/app/(files)/poster-sheet/serve-poster';
import { api } from '@/lib/contract/api';
import { ownerOfService } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';

export const GET = handle(api.drawPoster, ownerOfService, ({ grant, query }) =>
  servePoster(grant, query),
);
