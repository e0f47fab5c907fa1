import { useTexts } from '@/lib/shared/texts/use-texts';
import { formatClock } from '@/lib/shared/time/clock-words';
import { formatShortDay } from '@/lib/shared/time/format';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';

/** Epoch ms; null if unknown or not soon. */
export type NextFree = { at: number; isToday: boolean } | null;

export function FreeTime({ at, isToday }: NonNullable<NextFree>) {
  const t = useTexts('profile.hero');
  const zone = VENUE_ZONE.id;
  const time = formatClock(at, zone, t.locale);
  return (
    <p className="font-semibold text-on-success before:me-2 before:inline-block before:size-2 before:rounded-full before:bg-slot-available-line">
      {isToday
        ? t('freeToday', { time })
        : t('nextFree', { day: formatShortDay(at, zone, t.locale), time })}
    </p>
  );
}
