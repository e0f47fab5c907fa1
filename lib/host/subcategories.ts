import 'server-only';
import { host } from '@/lib/contract/host';
import type { Subcategory } from '@/lib/contract/subcategories';
import { HOST_COUNTRY } from '@/lib/domain/host-country';
import { cachedRead } from './cached-read';
import { callHost } from './call-host';

const cachedSubcategories = cachedRead(
  'subcategories',
  (categoryId: string): Promise<Subcategory[]> =>
    callHost(host.listSubcategories, {
      params: { categoryId },
      query: { hostCountry: HOST_COUNTRY },
    }),
  () => ['subcategories'],
);

/** The subcategories of a category, at most a minute or two old; none for one that has none. */
export async function listSubcategories(categoryId: number): Promise<Subcategory[]> {
  return (await cachedSubcategories(String(categoryId))) ?? [];
}
