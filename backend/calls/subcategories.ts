import { asc, eq } from 'drizzle-orm';
import { subcategories } from '@/backend/db/subcategory-schema';
import type { HostTable } from '@/lib/contract/host';
import type { Call } from './call';

/** None for an unknown category. */
export const listSubcategories: Call<HostTable['listSubcategories']> = ({ params }, { db }) =>
  db
    .select({ id: subcategories.id, title: subcategories.title })
    .from(subcategories)
    .where(eq(subcategories.categoryId, Number(params.categoryId)))
    .orderBy(asc(subcategories.id));
