import { useParams, useSearchParams } from 'next/navigation';
import { type NewsFilter, parseNewsState } from '@/lib/url/news-url';

/**
 * The countries of the page below. A copy for all visitors has them in its inner path; its query is
 * that of whoever reads it.
 */
export function useNewsFilter(): NewsFilter {
  const inPath = useParams<Partial<NewsFilter>>();
  const asked = useSearchParams();
  const inQuery = {
    origin: asked.get('origin') ?? undefined,
    residence: asked.get('residence') ?? undefined,
  };
  const { origin, residence } = parseNewsState(inPath.origin ? inPath : inQuery);
  return { origin, residence };
}
