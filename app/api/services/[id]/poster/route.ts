import { servePoster } from '@/app/(files)/poster-sheet/serve-poster';
import { api } from '@/lib/contract/api';
import { handle } from '@/lib/http/handle';

export const GET = handle(api.drawPoster, ({ grant, query }) => servePoster(grant, query));
