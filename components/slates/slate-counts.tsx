import { Eye, Heart, MessageSquare } from 'lucide-react';
import type { Slate } from '@/lib/contract/shapes/slates';
import { formatDate } from '@/lib/time/format';
import { toIso } from '@/lib/time/instant';
import { VENUE_ZONE } from '@/lib/time/venue-zone';

const NUMBER = new Intl.NumberFormat('en-GB');

/** How often a post was seen, liked and commented on, and when it was written. */
export function SlateCounts({ slate }: { slate: Slate }) {
  const { viewCount, likeCount, commentCount, createdAt } = slate;
  const counts = [
    { Icon: Eye, count: viewCount, one: 'view', many: 'views' },
    { Icon: Heart, count: likeCount, one: 'like', many: 'likes' },
    { Icon: MessageSquare, count: commentCount, one: 'comment', many: 'comments' },
  ];
  return (
    <div className="slate-counts">
      <ul>
        {counts.map(({ Icon, count, one, many }) => (
          <li key={one}>
            <Icon />
            <span>
              <b>{NUMBER.format(count)}</b> {count === 1 ? one : many}
            </span>
          </li>
        ))}
      </ul>
      {createdAt ? (
        <time dateTime={toIso(createdAt)}>{formatDate(createdAt, VENUE_ZONE.id)}</time>
      ) : null}
    </div>
  );
}
