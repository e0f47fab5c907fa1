import { readThumbnail } from '@/lib/server/host/news';
import { handle } from '@/lib/server/http/handle';
import { api } from '@/lib/shared/contract/api';

export const GET = handle(api.readThumbnail, ({ query: { uuid, ...page } }) =>
  readThumbnail(page, uuid),
);
