import 'server-only';
import type { Service } from '@/lib/contract/services';
import { listSubcategories } from '@/lib/host/subcategories';
import { inTime } from '@/lib/host/transport/in-time';

/** In ms. */
const WAIT = 2000;

/** Reads titles where {host} sent ids alone; undefined if they were not read in time. */
export async function loadSubcategories(
  service: Service,
): Promise<Service['subcategories'] | undefined> {
  const { categoryId, subcategories, subcategoryIds } = service;
  const isWhole = subcategories.length > 0 || subcategoryIds.length === 0;
  if (isWhole || categoryId === null) return subcategories;
  const known = await inTime(listSubcategories(categoryId), WAIT);
  return known?.filter(({ id, title }) => title !== '' && subcategoryIds.includes(id));
}
