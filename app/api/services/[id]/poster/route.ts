import { servePoster } from '@/app/(files)/poster-sheet/serve-poster';
import { handle } from '@/lib/server/http/handle';
import { api } from '@/lib/shared/contract/api';

export const GET = handle(api.drawPoster, ({ grant, query }) => servePoster(grant, query));
