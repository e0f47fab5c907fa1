import { ArchPanel } from '@/components/booking/arch-panel';
import { timeNoteVariants, timeVariants } from '@/components/booking/times/time-look';
import { PageLink } from '@/components/links/page-link';
import { ClockAlert } from '@/components/ui/icons';
import { useTexts } from '@/lib/texts/use-texts';
import { formatClock } from '@/lib/time/clock-words';
import { formatDay, formatShortDay } from '@/lib/time/format';
import { VENUE_ZONE } from '@/lib/time/venue-zone';
import { movePath } from '@/lib/url/manage-url';

const zone = VENUE_ZONE.id;

interface LostTimeProps {
  token: string;
  /** Epoch milliseconds. */
  startsAt: number;
  nearest: readonly number[];
}

export function LostTime({ token, startsAt, nearest }: LostTimeProps) {
  const t = useTexts('booking.move');
  const lost = useTexts('booking.lost');
  const gone = {
    time: formatClock(startsAt, zone, t.locale),
    day: formatDay(startsAt, zone, t.locale),
  };
  return (
    <ArchPanel
      data-lost=""
      role="alert"
      icon={<ClockAlert />}
      heading={lost('gone', gone)}
      words={
        <p className="mt-0.5 text-sm">
          {t('lost', { left: nearest.length > 0 ? 'some' : 'none' })}
        </p>
      }
    >
      {nearest.length > 0 ? (
        <nav
          className="grid grid-cols-[repeat(3,minmax(0,9rem))] gap-2"
          aria-label={lost('nearest')}
        >
          {[...nearest]
            .sort((a, b) => a - b)
            .map((start) => (
              <PageLink
                key={start}
                data-nearest-time
                className={timeVariants({ size: 'large' })}
                href={movePath(token, { startsAt: start })}
              >
                {formatClock(start, zone, t.locale)}
                <small className={timeNoteVariants()}>
                  {formatShortDay(start, zone, t.locale)}
                </small>
              </PageLink>
            ))}
        </nav>
      ) : null}
    </ArchPanel>
  );
}
