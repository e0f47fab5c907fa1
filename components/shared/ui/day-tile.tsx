import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';

interface DayTileProps {
  above: ReactNode;
  /** "24" or "24–28". */
  day: string;
  isHidden?: boolean;
  isQuiet?: boolean;
  isFlatOnPhones?: boolean;
}

const tileVariants = cva('flex-none content-center', {
  variants: {
    isFlatOnPhones: {
      true: 'max-sm:flex max-sm:items-baseline max-sm:justify-center max-sm:gap-1.5 max-sm:py-0.5 sm:grid sm:h-fit sm:min-h-18 sm:w-fit sm:min-w-15 sm:justify-items-center sm:rounded-t-pill sm:rounded-b-sm sm:pt-2',
      false:
        'grid h-fit min-h-18 w-fit min-w-15 justify-items-center rounded-t-pill rounded-b-sm pt-2',
    },
    isQuiet: { true: 'bg-sunken text-muted', false: 'bg-highlight text-on-highlight' },
  },
});

export function DayTile(props: DayTileProps) {
  const { above, day, isHidden, isQuiet = false, isFlatOnPhones = false } = props;
  return (
    <div className={tileVariants({ isQuiet, isFlatOnPhones })} aria-hidden={isHidden || undefined}>
      <span className="text-xs/4 font-semibold">{above}</span>
      <b className={day.length > 2 ? 'text-base/6' : 'text-[1.5rem]/6'}>{day}</b>
    </div>
  );
}
