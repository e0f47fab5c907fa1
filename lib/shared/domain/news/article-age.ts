import type { Texts } from '@/lib/shared/texts/texts';
import { formatDate } from '@/lib/shared/time/format';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/shared/time/units';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';

const LAST_RELATIVE_DAYS = 7;

/** Epoch ms. "Just now" to "7 days ago", otherwise dates (NEWS-020 to NEWS-024). */
export function articleAge(instant: number, now: number, t: Texts<'news.age'>): string {
  const ageMs = now - instant;
  const days = Math.floor(ageMs / DAY_MS);
  if (ageMs < 0 || days > LAST_RELATIVE_DAYS) return formatDate(instant, VENUE_ZONE.id, t.locale);
  if (ageMs < MINUTE_MS) return t('now');
  if (ageMs < HOUR_MS) return t('minutes', { count: Math.floor(ageMs / MINUTE_MS) });
  if (ageMs < DAY_MS) return t('hours', { count: Math.floor(ageMs / HOUR_MS) });
  return t('days', { count: days });
}
