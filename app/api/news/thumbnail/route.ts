import { api } from '@/lib/contract/api';
import { readThumbnail } from '@/lib/host/news';
import { handle } from '@/lib/http/handle';

export const GET = handle(api.readThumbnail, ({ query: { uuid, ...page } }) =>
  readThumbnail(page, uuid),
);
