import 'server-only';
import type { Subcategory } from '@/lib/contract/services';
import { cachedRead } from '@/lib/host/transport/cached-read';
import { callHost } from '@/lib/host/transport/call-host';
import { host } from '@/lib/host/transport/rows';
import { HOST_COUNTRY } from '@/lib/time/venue-zone';

const cachedSubcategories = cachedRead(
  'subcategories',
  (categoryId: string): Promise<Subcategory[]> =>
    callHost(host.listSubcategories, {
      params: { categoryId },
      query: { hostCountry: HOST_COUNTRY },
    }),
  () => ['subcategories'],
);

export async function listSubcategories(categoryId: number): Promise<Subcategory[]> {
  return (await cachedSubcategories(String(categoryId))) ?? [];
}
