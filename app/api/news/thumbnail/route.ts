import { api } from '@/lib/contract/api';
import { readThumbnail } from '@/lib/host/news';
import { anyone } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';

export const GET = handle(api.readThumbnail, anyone, ({ query: { uuid, ...page } }) =>
  readThumbnail(page, uuid),
);
