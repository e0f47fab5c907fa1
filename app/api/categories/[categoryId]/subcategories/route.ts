import { api } from '@/lib/contract/api';
import { listSubcategories } from '@/lib/host/subcategories';
import { anyone } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';

export const GET = handle(api.listSubcategories, anyone, async ({ params }) => {
  const found = await listSubcategories(Number(params.categoryId));
  return found.map(({ id, title }) => ({ id: Number(id), title }));
});
