import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';

interface DayTileProps {
  /** Above the number: the month, or the weekday. */
  above: ReactNode;
  /** The number, or a span of days such as "24–28". */
  day: string;
  /** True where the words beside it say the same day. */
  isHidden?: boolean;
  /** For a day that is over. */
  isQuiet?: boolean;
}

const tileVariants = cva(
  'grid h-18 w-15 flex-none content-center justify-items-center rounded-t-[999px] rounded-b-sm pt-2',
  {
    variants: {
      isQuiet: { true: 'bg-sunken text-muted', false: 'bg-highlight text-on-highlight' },
    },
  },
);

/** A day as a leaf of a calendar, in the arch shape. */
export function DayTile({ above, day, isHidden, isQuiet = false }: DayTileProps) {
  return (
    <div className={tileVariants({ isQuiet })} aria-hidden={isHidden || undefined}>
      <span className="text-xs/4 font-semibold">{above}</span>
      <b className={day.length > 2 ? 'text-base/6' : 'text-[1.5rem]/6'}>{day}</b>
    </div>
  );
}
