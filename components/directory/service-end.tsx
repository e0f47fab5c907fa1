import type { FoundService } from '@/lib/contract/service-search';
import { formatShortEuro } from '@/lib/domain/money';
import { useTexts } from '@/lib/texts/use-texts';
import { formatClock } from '@/lib/time/clock-words';
import { dayParts, formatShortDay, localDay } from '@/lib/time/format';
import { daysApart } from '@/lib/time/local-date';
import { VENUE_ZONE } from '@/lib/time/venue-zone';

/** On one base line. */
export function ServiceEnd({
  service,
  now,
}: {
  service: Pick<FoundService, 'nextAvailableAt' | 'priceFromMinor'>;
  now: number;
}) {
  const t = useTexts('directory.card');
  const price = useTexts('ui.price');
  const { priceFromMinor } = service;
  return (
    <p className="mt-auto flex flex-wrap items-baseline justify-between gap-x-3 pt-1.5 text-sm sm:pt-4">
      <NextFree at={service.nextAvailableAt} now={now} />
      {priceFromMinor === null ? null : (
        <span className="text-muted">
          {priceFromMinor === 0
            ? price('free')
            : t.rich('from', {
                price: () => (
                  <b className="font-semibold text-text">
                    <bdi>{formatShortEuro(priceFromMinor, t.locale)}</bdi>
                  </b>
                ),
              })}
        </span>
      )}
    </p>
  );
}

/** From then on, weekdays alone would be ambiguous. */
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
    <span className="font-semibold text-on-success before:me-2 before:inline-block before:size-2 before:rounded-full before:bg-slot-available-line before:content-['']">
      {ahead < 1
        ? t('freeToday', { time })
        : ahead < WEEK_DAYS
          ? t('freeOn', { day: weekday, time })
          : t('freeFrom', { date: formatShortDay(at, zone, t.locale) })}
    </span>
  );
}
