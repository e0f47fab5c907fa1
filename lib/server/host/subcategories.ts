import 'server-only';
import { cachedRead } from '@/lib/server/host/transport/cached-read';
import { callHost } from '@/lib/server/host/transport/call-host';
import { host } from '@/lib/server/host/transport/rows';
import type { Subcategory } from '@/lib/shared/contract/services';
import { HOST_COUNTRY } from '@/lib/shared/time/venue-zone';

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
