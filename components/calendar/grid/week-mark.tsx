import { cva } from 'class-variance-authority';
import type { Cell } from '@/lib/domain/calendar/cells';
import { SlotSymbol } from './slot-symbols';

/** What is written in a booking, over the height of a cell. On a phone only its symbol has room. */
const labelVariants = cva(
  'absolute inset-x-0.5 top-1 z-2 flex justify-center gap-1.5 text-start text-xs lg:inset-x-2 lg:justify-start',
  { variants: { line: { provider: 'font-semibold', customer: 'font-normal lg:start-7' } } },
);
const LABEL_TEXT = 'truncate max-lg:hidden';

/** What stands in a cell of a week: the symbol of its state, or the words of a booking. */
export function WeekMark({ cell }: { cell: Cell }) {
  const { status, isFirst, isSecond, hasSymbol, name, customer } = cell;
  if (isSecond && customer) {
    return (
      <span className={labelVariants({ line: 'customer' })}>
        <span className={LABEL_TEXT} dir="auto">
          {customer}
        </span>
      </span>
    );
  }
  if (!hasSymbol) return null;
  if (status === 'booked' && isFirst) {
    return (
      <span className={labelVariants({ line: 'provider' })}>
        <SlotSymbol status="booked" />
        <span className={LABEL_TEXT} dir="auto">
          {name}
        </span>
      </span>
    );
  }
  if (status !== 'unavailable') return <SlotSymbol status={status} />;
  return (
    <span className="symbol-ground">
      <SlotSymbol status={status} />
    </span>
  );
}
