import { useTexts } from '#texts';
import { Eye, Heart, MessageSquare } from '@/components/ui/icons';
import type { Slate } from '@/lib/contract/shapes/slates';
import { formatDate } from '@/lib/time/format';
import { toIso } from '@/lib/time/instant';
import { VENUE_ZONE } from '@/lib/time/venue-zone';

/** How often a post was seen, liked and commented on, and when it was written. */
export function SlateCounts({ slate }: { slate: Slate }) {
  const t = useTexts('slates.counts');
  const { viewCount, likeCount, commentCount, createdAt } = slate;
  const counts = [
    { key: 'views', Icon: Eye, count: viewCount },
    { key: 'likes', Icon: Heart, count: likeCount },
    { key: 'comments', Icon: MessageSquare, count: commentCount },
  ] as const;
  return (
    <div className="flex flex-wrap justify-between gap-x-5 gap-y-3 border-t border-line pt-4 text-[length:var(--text-sm)] text-muted">
      <ul className="flex flex-wrap gap-x-5 gap-y-3">
        {counts.map(({ key, Icon, count }) => (
          <li key={key} className="flex items-center gap-2">
            <Icon />
            <span>
              {t.rich(key, { count, number: (chunks) => <b className="text-text">{chunks}</b> })}
            </span>
          </li>
        ))}
      </ul>
      {createdAt ? (
        <time dateTime={toIso(createdAt)}>{formatDate(createdAt, VENUE_ZONE.id, t.locale)}</time>
      ) : null}
    </div>
  );
}
