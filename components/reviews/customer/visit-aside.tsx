import { Divider } from '@/components/booking/divider';
import { cardVariants } from '@/components/shared/ui/card';
import { DayTile } from '@/components/shared/ui/day-tile';
import { ProviderLogo } from '@/components/shared/ui/provider-logo';
import type { ReviewLink } from '@/lib/shared/contract/reviews';
import { namesInText } from '@/lib/shared/texts/lists';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { formatClock } from '@/lib/shared/time/clock-words';
import { dayParts, formatDay, formatLongDate, localDay } from '@/lib/shared/time/format';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';

const zone = VENUE_ZONE.id;

export function VisitCard({ link }: { link: ReviewLink }) {
  const t = useTexts('reviews.form');
  const { provider, startsAt, items } = link;
  return (
    <div className={cardVariants({ className: 'flex items-center gap-4 lg:hidden' })}>
      <ProviderLogo src={provider.profileImageUrl} name={provider.name} className="h-15 w-12" />
      <div className="min-w-0 wrap-anywhere">
        <p className="font-bold">
          <bdi translate="no">{provider.name}</bdi>
        </p>
        <p className="text-sm text-muted">
          {t('visit', {
            day: formatDay(startsAt, zone, t.locale),
            items: namesInText(items, t.locale),
          })}
        </p>
      </div>
    </div>
  );
}

export function VisitAside({ link, className = '' }: { link: ReviewLink; className?: string }) {
  const { locale } = useTexts('reviews.form');
  const { provider, startsAt, endsAt, items } = link;
  const { month, day } = dayParts(localDay(startsAt, zone), locale);
  const times = [startsAt, endsAt].map((instant) => formatClock(instant, zone, locale));
  return (
    <div className={cardVariants({ className: `grid gap-4 ${className}` })}>
      <div className="flex items-center gap-4">
        <ProviderLogo src={provider.profileImageUrl} name={provider.name} className="h-17.5 w-14" />
        <div className="min-w-0 wrap-anywhere">
          <p className="font-bold">
            <bdi translate="no">{provider.name}</bdi>
          </p>
          <p className="text-sm text-muted">
            <bdi translate="no">{provider.address}</bdi>
          </p>
        </div>
      </div>
      <Divider />
      <div className="flex items-center gap-4">
        <DayTile above={month} day={day} isHidden />
        <div>
          <p className="font-semibold">{formatLongDate(startsAt, zone, locale)}</p>
          <p className="text-sm text-muted">
            <bdi>{times.join('–')}</bdi>
          </p>
        </div>
      </div>
      <ul className="grid gap-1 text-sm wrap-anywhere">
        {items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same item may be booked twice
          <li key={at}>
            <bdi>{item}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
