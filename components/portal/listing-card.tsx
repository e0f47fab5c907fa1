import { Calendar, Store, Ticket } from 'lucide-react';
import Link from 'next/link';
import { StatusBadge } from '@/components/owner/status-badge';
import { headingVariants } from '@/components/ui/heading';
import { NoPicture } from '@/components/ui/no-picture';
import type { ListingStatus } from '@/lib/domain/listings/status';

const KINDS = {
  service: { word: 'Service', Icon: Store, dateLabel: 'Created' },
  event: { word: 'Event', Icon: Ticket, dateLabel: 'Event starts' },
} as const;

export interface ListingCardProps {
  kind: keyof typeof KINDS;
  href: string;
  title: string;
  description: string;
  /** "" for none. */
  imageUrl: string;
  status: ListingStatus | null;
  /** As it is shown; null when there is none. */
  date: string | null;
  isPast?: boolean;
}

/** A service or an event of the provider; the whole card leads to it. */
export function ListingCard(card: ListingCardProps) {
  const { word, Icon, dateLabel } = KINDS[card.kind];
  return (
    <Link className={card.isPast ? 'lcard past' : 'lcard'} href={card.href} prefetch={false}>
      <div className="limg">
        {card.imageUrl ? (
          <img
            className="pic absolute inset-0 object-cover object-[50%_33%]"
            src={card.imageUrl}
            alt=""
            width={640}
            height={360}
            loading="lazy"
            decoding="async"
          />
        ) : null}
        <NoPicture />
      </div>
      <div className="ltxt">
        <div className="flex flex-wrap items-center gap-2 justify-between">
          <StatusBadge status={card.status} />
          <span className="text-xs text-subtle flex flex-wrap items-center gap-1.5">
            <Icon />
            {card.isPast ? `Past ${word.toLowerCase()}` : word}
          </span>
        </div>
        <h2 className={headingVariants({ face: 'name', className: 'clamp' })} dir="auto">
          {card.title}
        </h2>
        <p className="text-sm text-muted clamp" dir="auto">
          {card.description}
        </p>
        <p className="text-xs text-muted flex flex-wrap items-center gap-1.5 when">
          <Calendar />
          <span>{dateLabel}</span>
          <b className="font-semibold text-text">
            <bdi>{card.date ?? 'Not specified'}</bdi>
          </b>
        </p>
      </div>
    </Link>
  );
}
