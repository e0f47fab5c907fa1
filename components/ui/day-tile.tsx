import type { ReactNode } from 'react';

interface DayTileProps {
  /** Above the number: the month, or the weekday. */
  above: ReactNode;
  day: string;
  /** True where the words beside it say the same day. */
  isHidden?: boolean;
}

const LOOK =
  'grid h-18 w-15 flex-none content-center justify-items-center rounded-t-[999px] rounded-b-sm bg-highlight pt-2 text-on-highlight';

/** A day as a leaf of a calendar, in the arch shape. */
export function DayTile({ above, day, isHidden }: DayTileProps) {
  return (
    <div className={LOOK} aria-hidden={isHidden || undefined}>
      <span className="text-xs/4 font-semibold">{above}</span>
      <b className="text-[1.5rem]/6">{day}</b>
    </div>
  );
}
