import 'server-only';
import { byId } from '@/components/find/search/counts';
import type { Kind } from '@/components/find/search/find-head';
import { listSubcategories } from '@/lib/server/host/subcategories';
import { inTime } from '@/lib/server/host/transport/in-time';
import type { FoundServices } from '@/lib/shared/contract/service-search';
import { subcategoryTitle } from '@/lib/shared/domain/services/categories';
import { pageTexts } from '@/lib/shared/texts/page-texts';

const WAIT = 1000;

/** Kinds that somebody offers, and the chosen one; empty if unknown. */
export async function loadKinds(
  category: number | null,
  { facets }: FoundServices,
  chosen: number | null,
): Promise<Kind[]> {
  if (category === null) return [];
  const known = (await inTime(listSubcategories(category), WAIT)) ?? [];
  const titles = await pageTexts('services.subcategoryTitles');
  const counts = byId(facets.subcategories);
  return known
    .map(({ id, title }) => ({
      id: Number(id),
      title: subcategoryTitle(title, titles),
      count: counts.get(Number(id)) ?? 0,
    }))
    .filter(({ id, count }) => count > 0 || id === chosen);
}
