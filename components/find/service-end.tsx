import type { FoundService } from '@/lib/shared/contract/service-search';
import { formatShortEuro } from '@/lib/shared/domain/money';
import { inLanguage } from '@/lib/shared/domain/second-language';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { formatClock } from '@/lib/shared/time/clock-words';
import { dayParts, formatShortDay, localDay } from '@/lib/shared/time/format';
import { daysApart } from '@/lib/shared/time/local-date';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';

/** Price and time share one base line, below the item that they belong to. */
export function ServiceEnd({
  service,
  now,
}: {
  service: Pick<FoundService, 'nextAvailableAt' | 'priceFromMinor' | 'item'>;
  now: number;
}) {
  const t = useTexts('directory.card');
  const price = useTexts('ui.price');
  const { priceFromMinor, item } = service;
  const isExact = item?.others === 0;
  const amount = () => (
    <b className="font-semibold text-text">
      <bdi>{formatShortEuro(priceFromMinor ?? 0, t.locale)}</bdi>
    </b>
  );
  return (
    <div className="mt-auto pt-1.5 text-sm sm:pt-4">
      {item ? <WantedItem item={item} /> : null}
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <NextFree at={service.nextAvailableAt} now={now} />
        {priceFromMinor === null ? null : (
          <span className="text-muted">
            {priceFromMinor === 0
              ? price('free')
              : isExact
                ? amount()
                : t.rich('from', { price: amount })}
          </span>
        )}
      </p>
    </div>
  );
}

function WantedItem({ item }: { item: NonNullable<FoundService['item']> }) {
  const t = useTexts('directory.card');
  const name = inLanguage(item, { text: item.name, second: item.secondName }, t.locale);
  const { others } = item;
  return (
    <p className="line-clamp-2 font-semibold wrap-anywhere" data-cut>
      <bdi lang={name.language || undefined}>{name.text}</bdi>
      {others > 0 ? (
        <span className="font-normal text-subtle"> {t('others', { others })}</span>
      ) : null}
    </p>
  );
}

/** After this many days, a weekday alone could mean two days. */
const WEEK_DAYS = 7;

function NextFree({ at, now }: { at: number | null; now: number }) {
  const t = useTexts('directory.card');
  const zone = VENUE_ZONE.id;
  if (at === null) {
    return (
      <span className="text-muted before:me-2 before:content-['–']">{t('noOnlineTimes')}</span>
    );
  }
  const day = localDay(at, zone);
  const ahead = daysApart(localDay(now, zone), day);
  const time = formatClock(at, zone, t.locale);
  const { weekday } = dayParts(day, t.locale);
  return (
    <span className="font-semibold text-on-success before:me-2 before:inline-block before:size-2 before:rounded-full before:bg-slot-available-line">
      {ahead < 1
        ? t('freeToday', { time })
        : ahead < WEEK_DAYS
          ? t('freeOn', { day: weekday, time })
          : t('freeFrom', { date: formatShortDay(at, zone, t.locale) })}
    </span>
  );
}
