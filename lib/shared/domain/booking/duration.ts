import type { Texts } from '@/lib/shared/texts/texts';

/** "4 h 45 min"; 0 is "Duration not specified" (BOOK-021, BOOK-022). */
export function formatDuration(minutes: number, t: Texts<'ui.duration'>): string {
  if (minutes <= 0) return t('none');
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return t('minutes', { minutes: rest });
  return rest === 0 ? t('hours', { hours }) : t('hoursAndMinutes', { hours, minutes: rest });
}

/** What a field is filled with; "" for 0. */
export function writeDuration(minutes: number, t: Texts<'ui.duration'>): string {
  return minutes <= 0 ? '' : formatDuration(minutes, t);
}
