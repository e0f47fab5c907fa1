import { PageLink } from '@/components/shared/links/page-link';
import { buttonVariants } from '@/components/shared/ui/button';
import { cardVariants } from '@/components/shared/ui/card';
import { textLinkVariants } from '@/components/shared/ui/text-link';
import type { ServiceItem } from '@/lib/shared/contract/service-items';
import { formatDuration } from '@/lib/shared/domain/booking/duration';
import { formatTotal } from '@/lib/shared/domain/money';
import { itemIn } from '@/lib/shared/domain/services/service-item';
import { truncate } from '@/lib/shared/domain/text/text';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { bookingPath } from '@/lib/shared/url/booking-url';
import { ProfileSection } from './profile-section';

const DESCRIPTION_LIMIT = 100;
const SHOWN = 20;

interface ProfileItemsProps {
  serviceId: string;
  items: readonly ServiceItem[];
  isBookable: boolean;
}

export function ProfileItems({ serviceId, items, isBookable }: ProfileItemsProps) {
  const t = useTexts('profile.items');
  const isMore = items.length > SHOWN;
  const shown = items
    .slice(0, isBookable ? SHOWN : undefined)
    .map((item) => itemIn(item, t.locale));
  return (
    <ProfileSection id="prices-title" heading={t('heading')}>
      <ul className={cardVariants({ padding: 'none' })}>
        {shown.map((item) => (
          <Item
            key={item.id}
            item={item}
            href={isBookable ? bookingPath({ serviceId, itemIds: [item.id] }) : null}
          />
        ))}
      </ul>
      {isMore && isBookable ? (
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
  const { name, description, language, durationMinutes, priceMinor } = item;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 border-line px-5 py-4 not-first:border-t lg:grid-cols-[minmax(0,1fr)_auto_auto]">
      <div className="row-span-2 min-w-0 lg:row-auto">
        <h3 className="font-semibold">
          <bdi lang={language || undefined}>{name}</bdi>
        </h3>
        <p className="text-sm text-muted">
          <bdi>{formatDuration(durationMinutes, duration)}</bdi>
        </p>
        {description ? (
          <p className="text-sm text-muted" lang={language || undefined} dir="auto">
            {truncate(description, DESCRIPTION_LIMIT)}
          </p>
        ) : null}
      </div>
      <b className="text-end">{formatTotal(priceMinor, price)}</b>
      {href ? (
        <PageLink
          className={buttonVariants({ look: 'soft', size: 'small', className: 'justify-self-end' })}
          href={href}
        >
          {t.rich('book', {
            name,
            hidden: (chunks) => <span className="sr-only">{chunks}</span>,
          })}
        </PageLink>
      ) : null}
    </li>
  );
}
