import { Calendar, Store, Ticket } from 'lucide-react';
import Link from 'next/link';
import { StatusBadge } from '@/components/owner/status-badge';
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
        <div className="row between [--gap:.5rem]">
          <StatusBadge status={card.status} />
          <span className="xs subtle row [--gap:.375rem]">
            <Icon className="i" />
            {card.isPast ? `Past ${word.toLowerCase()}` : word}
          </span>
        </div>
        <h2 className="name clamp" dir="auto">
          {card.title}
        </h2>
        <p className="sm muted clamp" dir="auto">
          {card.description}
        </p>
        <p className="xs muted row when [--gap:.375rem]">
          <Calendar className="i" />
          <span>{dateLabel}</span>
          <b className="font-semibold text-text">
            <bdi>{card.date ?? 'Not specified'}</bdi>
          </b>
        </p>
      </div>
    </Link>
  );
}
