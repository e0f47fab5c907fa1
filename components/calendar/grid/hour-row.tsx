// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: roles are said again, since Safari forgets those of tables laid out as grids
// biome-ignore-all lint/a11y/noRedundantRoles: the same
import { type CSSProperties, memo } from 'react';
import { type Cell, slotClock } from '@/lib/domain/calendar/cells';
import { clockOf } from '@/lib/domain/calendar/grid';
import { pickClass } from './cell-picks';
import { SlotSymbol } from './slot-symbols';
import { isSameRow, type RowProps } from './week-row';

/** A booking, shown under the hour in which it begins; `times` is its range on the day's clock. */
export interface DayRun {
  at: number;
  name: string;
  customer: string;
  times: string;
}

interface HourRowProps extends RowProps {
  cells: readonly Cell[];
  runs: readonly DayRun[];
  /** How much of this hour is over, 0 to 1; null for all other hours. */
  nowShare: number | null;
}

function isSameHour(before: HourRowProps, after: HourRowProps): boolean {
  const runs = ({ runs: all }: HourRowProps) => JSON.stringify(all);
  return (
    before.nowShare === after.nowShare && runs(before) === runs(after) && isSameRow(before, after)
  );
}

// React's type of styles knows no custom properties.
const shareStyle = (share: number) => ({ '--share': share }) as CSSProperties;

/** The column of each quarter, which it keeps where the clock skips those before it. */
const QUARTERS = ['col-start-2', 'col-start-3', 'col-start-4', 'col-start-5'];

/** An hour of a day: its time, a cell for each quarter, and the bookings that begin in it. */
export const HourRow = memo(function HourRow(props: HourRowProps) {
  const { minute, zoneName, cells, runs, active, picks, nowShare } = props;
  return (
    <tr
      role="row"
      className="relative grid grid-cols-[3.25rem_repeat(4,minmax(0,1fr))] gap-1.5 pb-1.5"
    >
      <th
        role="rowheader"
        scope="row"
        className="self-center text-start text-[length:var(--text-sm)] font-normal text-muted tabular-nums"
      >
        {slotClock({ minute: Math.floor(minute / 60) * 60, zoneName })}
      </th>
      {cells.map((cell, index) => (
        <td
          key={cell.at}
          role="gridcell"
          className={`slot ${cell.status ?? 'not-set'}${cell.isPast ? ' past' : ''} ${QUARTERS[(cell.minute % 60) / 15]}${pickClass(picks[index])}`}
          tabIndex={cell.at === active ? 0 : -1}
          data-at={cell.at}
          aria-label={cell.label}
          aria-selected={pickClass(picks[index]) ? true : undefined}
        >
          <span className="minutes" dir="ltr">
            :{clockOf(cell.minute).slice(3)}
          </span>
          <SlotSymbol status={cell.status} />
        </td>
      ))}
      {runs.map(({ at, name, customer, times }) => (
        // Each cell's own label says the same.
        <td
          key={at}
          className="-col-end-1 col-start-2 p-0 pb-1 text-[length:var(--text-sm)] wrap-anywhere"
          aria-hidden="true"
        >
          <b className="font-semibold" dir="auto">
            {name}
          </b>{' '}
          <bdi>{times}</bdi>
          {customer ? (
            <span className="flex">
              <bdi>{customer}</bdi>
            </span>
          ) : null}
        </td>
      ))}
      {nowShare === null ? null : (
        <td
          data-now=""
          className="pointer-events-none absolute inset-y-0 start-[calc(3.625rem+(100%-3.625rem)*var(--share))] w-0.5 bg-danger p-0"
          aria-hidden="true"
          style={shareStyle(nowShare)}
        />
      )}
    </tr>
  );
}, isSameHour);
