import { useLocale } from '@/lib/texts/use-texts';
import { dayParts } from '@/lib/time/format';
import type { LocalDate } from '@/lib/time/local-date';

/** Month and day in an arched tile; the text beside it says the whole date. */
export function DateTile({ date }: { date: LocalDate }) {
  const { month, day } = dayParts(date, useLocale());
  return (
    <div
      className="grid h-18 w-15 flex-none content-center justify-items-center rounded-[999px_999px_var(--radius-sm)_var(--radius-sm)] bg-highlight pt-2 text-on-highlight"
      aria-hidden="true"
    >
      <span className="text-xs/4 font-semibold">{month}</span>
      <b className="text-[1.5rem] leading-6">{day}</b>
    </div>
  );
}
