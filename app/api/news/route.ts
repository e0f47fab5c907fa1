import { api } from '@/lib/contract/api';
import { listNewsPage } from '@/lib/host/news';
import { anyone } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';
import { requestLanguage } from '@/lib/http/request-language';

export const GET = handle(api.listNews, anyone, ({ query, request }) =>
  listNewsPage(query, Date.now(), requestLanguage(request)),
);
