import { useTexts } from '#texts';
import { PageLink } from '@/components/links/page-link';
import { headingVariants } from '@/components/ui/heading';
import { optionRowVariants } from '@/components/ui/option-row';
import type { AuthorSlate } from '@/lib/contract/shapes/slates';
import { truncateAtWord } from '@/lib/domain/text/text';
import { formatDate } from '@/lib/time/format';
import { toIso } from '@/lib/time/instant';
import { VENUE_ZONE } from '@/lib/time/venue-zone';
import { slatePath } from '@/lib/url/slate-url';

const TITLE_LIMIT = 90;

/** Other posts of the author, as links. */
export function MoreSlates({ name, slates }: { name: string; slates: readonly AuthorSlate[] }) {
  const t = useTexts('slates.more');
  if (slates.length === 0) return null;
  return (
    <section className="flex flex-col gap-4" aria-labelledby="more-slates">
      <h2 className={headingVariants({ face: 'name', size: 'small' })} id="more-slates">
        {t.rich('heading', { name, author: (chunks) => <bdi>{chunks}</bdi> })}
      </h2>
      <ul className="flex flex-col gap-2">
        {slates.map(({ id, text, mediaType, createdAt }) => (
          <li key={id}>
            <PageLink className={optionRowVariants()} href={slatePath(id)}>
              <span className="min-w-0 flex-1" dir="auto">
                {truncateAtWord(text, TITLE_LIMIT) || t(mediaType ?? 'text')}
              </span>
              {createdAt ? (
                <time className="flex-none text-sm text-muted" dateTime={toIso(createdAt)}>
                  {formatDate(createdAt, VENUE_ZONE.id, t.locale)}
                </time>
              ) : null}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
