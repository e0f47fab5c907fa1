import { OutsideLink } from '@/components/site/outside-link';
import type { NewsArticle } from '@/lib/contract/rows/api-news';

/** The newest articles about a community. */
export function CommunityNews({ articles }: { articles: readonly NewsArticle[] }) {
  return (
    <ul className="grid gap-x-8 lg:grid-cols-2">
      {articles.map(({ uuid, title, source, age, link }) => (
        <li className="border-b border-line py-4" key={uuid}>
          <p className="text-sm text-muted">
            <bdi className="font-semibold">{source}</bdi>
            {source && age ? ' · ' : ''}
            {age}
          </p>
          <h3 className="text-base/5.5 font-semibold wrap-anywhere" dir="auto">
            {link ? (
              <OutsideLink
                className="inline-flex min-h-target items-center no-underline hover:underline"
                href={link}
              >
                {title}
              </OutsideLink>
            ) : (
              title
            )}
          </h3>
        </li>
      ))}
    </ul>
  );
}
