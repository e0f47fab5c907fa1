import { StatusBadge } from '@/components/listings/owner/status-badge';
import { PageLink } from '@/components/shared/links/page-link';
import { CoverPicture } from '@/components/shared/ui/cover-picture';
import { headingVariants } from '@/components/shared/ui/heading';
import { Calendar, Store, Ticket } from '@/components/shared/ui/icons';
import type { ListingStatus } from '@/lib/shared/domain/listings/status';
import { useTexts } from '@/lib/shared/texts/use-texts';

const KINDS = {
  service: { Icon: Store, current: 'service', past: 'pastService', date: 'serviceDate' },
  event: { Icon: Ticket, current: 'event', past: 'pastEvent', date: 'eventDate' },
} as const;

export interface ListingCardProps {
  kind: keyof typeof KINDS;
  href: string;
  title: string;
  description: string;
  /** '' for unknown. */
  language: string;
  imageUrl: string;
  status: ListingStatus | null;
  date: string | null;
  isPast?: boolean;
  isCancelled?: boolean;
}

const FRAME =
  'grid grid-cols-[6.5rem_minmax(0,1fr)] overflow-hidden rounded-lg border border-line bg-surface no-underline transition-shadow duration-medium ease-out hover:shadow-2 max-sm:grid-cols-[6rem_minmax(0,1fr)] max-tiny:grid-cols-[4.5rem_minmax(0,1fr)] md:grid-cols-[1fr] md:grid-rows-[auto_1fr]';

export function ListingCard(card: ListingCardProps) {
  const t = useTexts('portal.card');
  const { Icon, current, past, date } = KINDS[card.kind];
  return (
    <PageLink className={FRAME} href={card.href} data-listing={card.kind}>
      <div className="relative min-h-full bg-sunken md:aspect-video md:min-h-0">
        <CoverPicture
          src={card.imageUrl}
          className={card.isPast ? 'opacity-70' : ''}
          width={640}
          height={360}
          loading="lazy"
        />
      </div>
      <div className="grid min-w-0 content-start gap-2 p-4 max-sm:py-3 md:grid-rows-[auto_auto_1fr_auto] md:p-5">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <StatusBadge status={card.status} />
          <span className="flex flex-wrap items-center gap-1.5 text-xs text-subtle">
            <Icon />
            {t(card.isCancelled ? 'cancelledEvent' : card.isPast ? past : current)}
          </span>
        </div>
        <h2
          className={headingVariants({
            face: 'name',
            className: 'line-clamp-2 text-lg/6 font-semibold!',
          })}
        >
          <bdi>{card.title}</bdi>
        </h2>
        <p
          className="line-clamp-2 self-start text-sm text-muted"
          lang={card.language || undefined}
          dir="auto"
        >
          {card.description}
        </p>
        <p className="flex flex-wrap items-center gap-1.5 text-xs text-muted">
          <Calendar className="size-4" />
          <span>{t(date)}</span>
          <b className="font-semibold text-text">
            {card.date === null ? t('notSpecified') : <bdi>{card.date}</bdi>}
          </b>
        </p>
      </div>
    </PageLink>
  );
}
