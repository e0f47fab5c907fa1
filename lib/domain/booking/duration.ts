/** Minutes as "4 h 45 min"; 0 is "Duration not specified" (BOOK-021, BOOK-022). */
export function formatDuration(minutes: number): string {
  if (minutes <= 0) return 'Duration not specified';
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 ? `${hours} h` : '', rest > 0 ? `${rest} min` : ''].filter(Boolean).join(' ');
}
