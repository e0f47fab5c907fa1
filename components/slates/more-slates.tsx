import type { AuthorSlate } from '@/lib/contract/shapes/slates';
import { truncateAtWord } from '@/lib/domain/text/text';
import { formatDate } from '@/lib/time/format';
import { VENUE_ZONE } from '@/lib/time/venue-zone';
import { slatePath } from '@/lib/url/slate-url';

const TITLE_LIMIT = 90;
const WORDLESS = { image: 'A picture', video: 'A video' } as const;

/** Other posts of the author, as links. */
export function MoreSlates({ name, slates }: { name: string; slates: readonly AuthorSlate[] }) {
  if (slates.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="more-slates">
      <h2 className="h3 name" id="more-slates">
        More from <bdi>{name}</bdi>
      </h2>
      <ul className="stack [--gap:.5rem]">
        {slates.map(({ id, text, mediaType, createdAt }) => (
          <li key={id}>
            <a className="opt-row" href={slatePath(id)}>
              <span className="grow" dir="auto">
                {truncateAtWord(text, TITLE_LIMIT) || (mediaType ? WORDLESS[mediaType] : 'A post')}
              </span>
              {createdAt ? (
                <time className="sm muted flex-none" dateTime={createdAt}>
                  {formatDate(createdAt, VENUE_ZONE.id)}
                </time>
              ) : null}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
