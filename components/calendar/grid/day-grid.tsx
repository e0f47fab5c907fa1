// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: Safari forgets the roles of tables laid out as grids
// biome-ignore-all lint/a11y/noRedundantRoles: the same
import { type CSSProperties, memo, useMemo } from 'react';
import { type Cell, slotClock } from '@/lib/shared/domain/calendar/cells';
import { clockOf, type GridDay, type GridRow, gridRows } from '@/lib/shared/domain/calendar/grid';
import { SLOT_MS } from '@/lib/shared/domain/calendar/slots';
import type { Texts } from '@/lib/shared/texts/texts';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { bookedRuns } from './booked-runs';
import { pickClass, picksOf } from './cell-picks';
import type { CalendarGridProps } from './grid-props';
import { lookOf, SlotSymbol } from './slot-symbols';
import { isSameRow, type RowProps } from './week-row';

/** `times` is on the day's clock. */
interface DayRun {
  at: number;
  name: string;
  customer: string;
  times: string;
}

interface HourRowProps extends RowProps {
  cells: readonly Cell[];
  runs: readonly DayRun[];
  /** From 0 to 1; null in other hours. */
  nowShare: number | null;
}

function isSameHour(before: HourRowProps, after: HourRowProps): boolean {
  const runs = ({ runs: all }: HourRowProps) => JSON.stringify(all);
  return (
    before.nowShare === after.nowShare && runs(before) === runs(after) && isSameRow(before, after)
  );
}

// React's types know no custom properties.
const shareStyle = (share: number) => ({ '--share': share }) as CSSProperties;

/** Each quarter has a column of its own, even in an hour of which the clock skips some. */
const QUARTERS = ['col-start-2', 'col-start-3', 'col-start-4', 'col-start-5'];

const HourRow = memo(function HourRow(props: HourRowProps) {
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
          className={`slot ${lookOf(cell)}${cell.isPast ? ' past' : ''} ${QUARTERS[(cell.minute % 60) / 15]}${pickClass(picks[index])}`}
          tabIndex={index === active ? 0 : -1}
          data-at={cell.at}
          data-elsewhere={cell.isElsewhere ? '' : undefined}
          aria-label={cell.label}
          aria-selected={pickClass(picks[index]) ? true : undefined}
        >
          <span className="minutes" dir="ltr">
            :{clockOf(cell.minute).slice(3)}
          </span>
          <SlotSymbol status={cell.status} isElsewhere={cell.isElsewhere} />
        </td>
      ))}
      {runs.map(({ at, name, customer, times }) => (
        <td
          key={at}
          className="-col-end-1 col-start-2 p-0 pb-1 text-[length:var(--text-sm)] wrap-anywhere"
          aria-hidden="true"
        >
          <b className="font-semibold" dir="auto" translate={customer ? 'no' : undefined}>
            {customer || name}
          </b>{' '}
          <bdi>{times}</bdi>
          {customer ? (
            <span className="flex">
              <bdi>{name}</bdi>
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

interface DayGridProps
  extends Pick<CalendarGridProps, 'days' | 'cells' | 'zone' | 'now' | 'selection'> {
  active: number;
}

interface Hour {
  row: GridRow;
  cells: Cell[];
  runs: DayRun[];
}

function toHours(
  days: readonly GridDay[],
  all: readonly Cell[],
  zone: string,
  t: Texts<'calendar.times'>,
): Hour[] {
  const runs = bookedRuns(all, zone, t).map(({ cells: [{ at, name, customer }], times }) => {
    return { at, name, customer, times };
  });
  const hours: { row: GridRow; starts: number[] }[] = [];
  for (const row of gridRows(days)) {
    const at = row.slots[0]?.at;
    if (at === undefined) continue;
    const last = hours.at(-1);
    const isSame =
      last &&
      Math.floor(last.row.minute / 60) === Math.floor(row.minute / 60) &&
      last.row.minute < row.minute;
    if (isSame) last.starts.push(at);
    else hours.push({ row, starts: [at] });
  }
  return hours.map(({ row, starts }) => {
    const cells = all.filter(({ at }) => starts.includes(at));
    return {
      row: { ...row, slots: cells.map((cell) => ({ ...cell, repeat: 0, zoneName: null })) },
      cells,
      runs: runs.filter(({ at }) => starts.includes(at)),
    };
  });
}

export const DayGrid = memo(function DayGrid({
  days,
  cells,
  zone,
  now,
  active,
  selection,
}: DayGridProps) {
  const t = useTexts('calendar.times');
  const hours = useMemo(() => toHours(days, cells[0] ?? [], zone, t), [days, cells, zone, t]);
  return (
    <tbody className="block">
      {hours.map(({ row, cells: own, runs }) => {
        const from = own[0]?.at ?? 0;
        const isNow = now !== null && now >= from && now < from + own.length * SLOT_MS;
        return (
          <HourRow
            key={row.id}
            minute={row.minute}
            zoneName={row.zoneName}
            cells={own}
            runs={runs}
            active={own.findIndex(({ at }) => at === active)}
            picks={picksOf(row, selection)}
            nowShare={isNow ? (now - from) / (own.length * SLOT_MS) : null}
          />
        );
      })}
    </tbody>
  );
});
