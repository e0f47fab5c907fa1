import type { InsightProps } from '@/components/portal/insight';
import type { Insight } from '@/lib/contract/insight';
import { INSIGHT_DAYS, toFigure } from '@/lib/domain/insight';
import { formatDate } from '@/lib/time/format';
import { addDays } from '@/lib/time/local-date';
import { instantOf } from '@/lib/time/venue-time';
import { VENUE_ZONE } from '@/lib/time/venue-zone';

export function toFigures(insight: Insight, locale: string): InsightProps {
  const { today, views, bookings, visits, noShows } = insight;
  const day = (date: string) =>
    formatDate(instantOf(date, 0, VENUE_ZONE.id), VENUE_ZONE.id, locale);
  return {
    period: { from: day(addDays(today, 1 - INSIGHT_DAYS)), until: day(today) },
    views: toFigure(views),
    bookings: toFigure(bookings),
    visits: toFigure(visits),
    noShows: toFigure(noShows),
  };
}
