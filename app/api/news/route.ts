import { api } from '@/lib/contract/api';
import { listNewsPage } from '@/lib/host/news';
import { anyone } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';

export const GET = handle(api.listNews, anyone, ({ query }) => listNewsPage(query, Date.now()));
