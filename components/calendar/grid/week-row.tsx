// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: Safari forgets the roles of tables laid out as grids
// biome-ignore-all lint/a11y/noRedundantRoles: the same

import { cva } from 'class-variance-authority';
import { memo } from 'react';
import { type Cell, slotClock } from '@/lib/shared/domain/calendar/cells';
import type { VisitLine } from './booked-runs';
import { LINE_COLUMNS } from './calendar-frame';
import { pickClass } from './cell-picks';
import type { PersonColumn } from './grid-props';
import { lookOf, SlotSymbol } from './slot-symbols';

const labelVariants = cva(
  'absolute inset-x-0.5 top-1 z-2 flex justify-center gap-1.5 text-start text-xs lg:inset-x-2 lg:justify-start',
  { variants: { isFirst: { true: '', false: 'lg:start-7' } } },
);

interface WeekMarkProps {
  cell: Cell;
  line: VisitLine | null;
}

function WeekMark({ cell, line }: WeekMarkProps) {
  const { status, isElsewhere, isFirst, hasSymbol } = cell;
  if (status === 'booked' && line) {
    return (
      <span className={labelVariants({ isFirst })}>
        {isFirst ? <SlotSymbol status="booked" isElsewhere={isElsewhere} /> : null}
        <span className="flex min-w-0 gap-2 max-lg:hidden" aria-hidden="true">
          <VisitWords line={line} />
        </span>
      </span>
    );
  }
  if (!hasSymbol) return null;
  if (status !== 'unavailable' && !isElsewhere) return <SlotSymbol status={status} />;
  return (
    <span className="symbol-ground">
      <SlotSymbol status={status} isElsewhere={isElsewhere} />
    </span>
  );
}

/** Where there is no room for both, the time is cut off first, because the row shows it already. */
function VisitWords({ line: { times, strong, plain } }: { line: VisitLine }) {
  return (
    <>
      {strong ? (
        <b className="truncate font-semibold" dir="auto">
          {strong}
        </b>
      ) : null}
      {times ? (
        <bdi className="shrink-[99] truncate tabular-nums" dir="ltr">
          {times}
        </bdi>
      ) : null}
      {plain ? (
        <span className="truncate" dir="auto">
          {plain}
        </span>
      ) : null}
    </>
  );
}

const timeVariants = cva('text-end text-[length:var(--text-xs)] font-normal text-muted', {
  variants: {
    isHour: {
      true: '-mt-px border-t border-t-(color:--hour-line) group-first:border-t-transparent',
    },
    stays: { true: 'sticky start-0 z-3 border-e border-e-line bg-surface', false: '' },
  },
  compoundVariants: [{ isHour: true, stays: false, className: 'relative' }],
});

/** The keys are by column, so that React keeps the cells when another week is shown. */
const COLUMNS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export interface RowProps {
  minute: number;
  zoneName: string | null;
  /** Null where the clock skips this time. */
  cells: readonly (Cell | null)[];
  /** The column that Tab leads to; -1 in other rows. */
  active: number;
  picks: string;
}

export interface WeekRowProps extends RowProps {
  /** Null where the columns are days. */
  people: readonly PersonColumn[] | null;
  lines: readonly (VisitLine | null)[];
}

function isSameCell(a: Cell | null | undefined, b: Cell | null | undefined): boolean {
  if (!a || !b) return a === b;
  return (
    a.label === b.label &&
    a.at === b.at &&
    a.isFirst === b.isFirst &&
    a.isLast === b.isLast &&
    a.hasSymbol === b.hasSymbol &&
    a.name === b.name
  );
}

/** Few of a week's 672 cells change. */
export function isSameRow(before: RowProps, after: RowProps): boolean {
  return (
    before.minute === after.minute &&
    before.zoneName === after.zoneName &&
    before.active === after.active &&
    before.picks === after.picks &&
    before.cells.length === after.cells.length &&
    after.cells.every((cell, index) => isSameCell(before.cells[index], cell))
  );
}

function isSameWeekRow(before: WeekRowProps, after: WeekRowProps): boolean {
  if (before.people !== after.people || before.lines !== after.lines) {
    const shown = ({ people, lines }: WeekRowProps) =>
      JSON.stringify([people?.map(({ id, state }) => [id, state]), lines]);
    if (shown(before) !== shown(after)) return false;
  }
  return isSameRow(before, after);
}

function classOf(cell: Cell, pick: string | undefined): string {
  const { status, isPast, isFirst, isLast, minute } = cell;
  const edges = status === 'booked' ? `${isFirst ? ' first' : ''}${isLast ? ' last' : ''}` : '';
  const hourEnd = minute % 60 === 45 ? ' hour-end' : '';
  return `slot ${lookOf(cell)}${isPast ? ' past' : ''}${edges}${hourEnd}${pickClass(pick)}`;
}

function stateClass(person: PersonColumn | undefined): string {
  return person && person.state !== 'known' ? ` ${person.state}` : '';
}

export const WeekRow = memo(function WeekRow(props: WeekRowProps) {
  const { minute, zoneName, cells, active, picks, people, lines } = props;
  const isHour = minute % 60 === 0;
  return (
    <tr role="row" className={`group h-(--row-size) ${LINE_COLUMNS}`}>
      <th role="rowheader" scope="row" className={timeVariants({ isHour, stays: people !== null })}>
        <span className={isHour ? 'absolute end-1 top-1 tabular-nums lg:end-3' : 'sr-only'}>
          {slotClock({ minute, zoneName })}
        </span>
      </th>
      {cells.map((cell, column) => {
        const person = people?.[column];
        const line = lines[column] ?? null;
        const key = person?.id ?? COLUMNS[column];
        return cell ? (
          <td
            key={key}
            role="gridcell"
            className={classOf(cell, picks[column]) + stateClass(person)}
            tabIndex={column === active ? 0 : -1}
            data-at={cell.at}
            data-elsewhere={cell.isElsewhere ? '' : undefined}
            data-person={person?.id}
            aria-label={cell.label}
            aria-selected={pickClass(picks[column]) ? true : undefined}
          >
            {person && cell.status === 'booked' ? (
              <>
                {line && (
                  <span
                    className="absolute inset-x-2.5 top-1 z-2 flex gap-2 text-start text-xs/4"
                    aria-hidden="true"
                  >
                    <VisitWords line={line} />
                  </span>
                )}
                {cell.isElsewhere && cell.isFirst ? (
                  <SlotSymbol status="booked" isElsewhere />
                ) : null}
              </>
            ) : (
              <WeekMark cell={cell} line={line} />
            )}
          </td>
        ) : (
          <td key={key} className="slot skipped" aria-hidden="true" />
        );
      })}
    </tr>
  );
}, isSameWeekRow);
