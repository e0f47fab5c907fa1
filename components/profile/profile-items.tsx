import { cva } from 'class-variance-authority';
import { useTexts } from '#texts';
import { PageLink } from '@/components/links/page-link';
import { cardVariants } from '@/components/ui/card';
import { textLinkVariants } from '@/components/ui/text-link';
import type { ServiceItem } from '@/lib/contract/service-items';
import { formatDuration } from '@/lib/domain/booking/duration';
import { formatTotal } from '@/lib/domain/money';
import { truncate } from '@/lib/domain/text/text';
import { bookingPath } from '@/lib/url/booking-url';
import { ProfileSection } from './profile-section';

/** The list says how its rows look, so that not each of them has to. */
const listVariants = cva([
  cardVariants({ padding: 'none' }),
  '*:grid *:grid-cols-[minmax(0,1fr)_auto] *:items-center *:gap-x-4 *:gap-y-2 *:px-5 *:py-4 *:not-first:border-t *:not-first:border-line lg:*:grid-cols-[minmax(0,1fr)_auto_auto]',
  '[&_div]:row-span-2 [&_div]:min-w-0 lg:[&_div]:row-auto [&_h3]:text-base [&_h3]:font-semibold [&_p]:text-sm [&_p]:text-muted',
  '[&_b]:text-end [&_a]:min-h-target [&_a]:justify-self-end [&_a]:border-transparent [&_a]:bg-soft [&_a]:px-4 [&_a]:text-sm [&_a]:text-on-soft',
]);

const DESCRIPTION_LIMIT = 100;
/** More would make the page long; the first step of booking shows all. */
const SHOWN = 20;

interface ProfileItemsProps {
  serviceId: string;
  items: readonly ServiceItem[];
  /** Whether the items can be booked, so that each leads to the first step. */
  isBookable: boolean;
}

/** What a provider offers, how long it takes and what it costs. */
export function ProfileItems({ serviceId, items, isBookable }: ProfileItemsProps) {
  const t = useTexts('profile.items');
  const isMore = items.length > SHOWN;
  return (
    <ProfileSection id="prices-title" heading={t('heading')}>
      <ul className={listVariants()}>
        {items.slice(0, SHOWN).map((item) => (
          <Item
            key={item.id}
            item={item}
            href={isBookable ? bookingPath({ serviceId, itemIds: [item.id] }) : null}
          />
        ))}
      </ul>
      {isMore ? (
        <PageLink className={textLinkVariants()} href={bookingPath({ serviceId })}>
          {t('all', { count: items.length })}
        </PageLink>
      ) : null}
      {isBookable && items.length > 1 && !isMore ? (
        <p className="text-sm text-muted">{t('severalAtOnce')}</p>
      ) : null}
    </ProfileSection>
  );
}

function Item({ item, href }: { item: ServiceItem; href: string | null }) {
  const t = useTexts('profile.items');
  const duration = useTexts('ui.duration');
  const price = useTexts('ui.price');
  const { name, description, durationMinutes, priceMinor } = item;
  return (
    <li>
      <div>
        <h3>
          <bdi>{name}</bdi>
        </h3>
        <p>
          <bdi>{formatDuration(durationMinutes, duration)}</bdi>
        </p>
        {description ? <p dir="auto">{truncate(description, DESCRIPTION_LIMIT)}</p> : null}
      </div>
      <b>{formatTotal(priceMinor, price)}</b>
      {href ? (
        <PageLink className="button" href={href}>
          {t.rich('book', {
            name,
            hidden: (chunks) => <span className="sr-only">{chunks}</span>,
          })}
        </PageLink>
      ) : null}
    </li>
  );
}
