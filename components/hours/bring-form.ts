import type { LocalDate } from '@/lib/time/local-date';

/** The bar with the button that saves. */
const BAR_HEIGHT = 96;

/**
 * Scrolls a pressed day of the month up where the form below it is out of sight, as on phones. Then
 * its later days and the form are seen together.
 */
export function bringForm(date: LocalDate): void {
  const form = document.getElementById('off-repeat');
  const isSeen = !form || form.getBoundingClientRect().bottom <= window.innerHeight - BAR_HEIGHT;
  if (!isSeen) document.querySelector(`[data-date="${date}"]`)?.scrollIntoView({ block: 'start' });
}
