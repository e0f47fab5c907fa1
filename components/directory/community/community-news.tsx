import { coveringLinkVariants } from '@/components/links/covering-look';
import { OutsideLink } from '@/components/site/outside-link';
import { CoverPicture } from '@/components/ui/cover-picture';
import type { NewsArticle } from '@/lib/contract/rows/api-news';

/** The newest articles about a community. */
export function CommunityNews({ articles }: { articles: readonly NewsArticle[] }) {
  return (
    <ul className="divide-y divide-line">
      {articles.map(({ uuid, title, source, age, link, thumbnail }) => (
        <li className="py-3 first:pt-0" key={uuid}>
          <article className="relative grid grid-cols-[6.5rem_minmax(0,1fr)] max-slim:grid-cols-1 items-center gap-3.5">
            <div className="relative aspect-4/3 overflow-hidden rounded-md bg-sunken">
              <CoverPicture src={thumbnail} width={240} height={180} loading="lazy" />
            </div>
            <div className="min-w-0">
              <p className="text-sm text-muted">
                <bdi className="font-semibold">{source}</bdi>
                {source && age ? ' · ' : ''}
                <bdi>{age}</bdi>
              </p>
              <h3 className="text-base/5.5 font-semibold text-balance wrap-anywhere" dir="auto">
                {link ? (
                  <OutsideLink className={coveringLinkVariants({ around: 'row' })} href={link}>
                    {title}
                  </OutsideLink>
                ) : (
                  title
                )}
              </h3>
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}
