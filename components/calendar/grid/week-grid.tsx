// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: Safari forgets the roles of tables laid out as grids
// biome-ignore-all lint/a11y/noRedundantRoles: the same

import { cva } from 'class-variance-authority';
import { memo, useMemo } from 'react';
import { PersonFace } from '@/components/shared/face/person-face';
import type { Cell } from '@/lib/shared/domain/calendar/cells';
import { gridRows } from '@/lib/shared/domain/calendar/grid';
import type { Texts } from '@/lib/shared/texts/texts';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { dayParts, formatDay } from '@/lib/shared/time/format';
import { type LocalDate, noonOf } from '@/lib/shared/time/local-date';
import { visitLines } from './booked-runs';
import { LINE_COLUMNS } from './calendar-frame';
import { picksOf } from './cell-picks';
import type { CalendarGridProps, PersonColumn } from './grid-props';
import { WeekRow } from './week-row';

type WeekGridProps = Pick<
  CalendarGridProps,
  'days' | 'people' | 'cells' | 'zone' | 'today' | 'active' | 'selection'
>;

const HEAD =
  'border-line px-3 py-2.5 text-start text-[length:var(--text-sm)] font-normal text-muted not-first:border-s max-lg:px-1 max-lg:text-center';

const dayNumberVariants = cva(
  'block w-max leading-6 max-lg:mx-auto max-lg:text-base lg:text-[1.25rem]',
  {
    variants: {
      isToday: {
        true: 'rounded-pill bg-highlight text-on-highlight max-lg:px-1.5 lg:-ms-2 lg:px-2',
        false: 'text-text',
      },
    },
  },
);

function DayHead({ date, isToday }: { date: LocalDate; isToday: boolean }) {
  const t = useTexts('calendar.grid');
  const { weekday, narrowWeekday, day } = dayParts(date, t.locale);
  const name = formatDay(noonOf(date), 'UTC', t.locale);
  return (
    <th
      role="columnheader"
      scope="col"
      className={HEAD}
      aria-label={isToday ? t('dayToday', { day: name }) : name}
    >
      <span className="max-md:hidden">{weekday}</span>
      <span className="md:hidden">{narrowWeekday}</span>
      <b className={dayNumberVariants({ isToday })}>{day}</b>
    </th>
  );
}

function wordsOf({ state, isClosed, count }: PersonColumn, t: Texts<'calendar.people'>): string {
  if (state !== 'known') return t(state);
  if (isClosed) return t('closed');
  return count === null ? '' : t('dayVisits', { count });
}

function PersonHead({ person }: { person: PersonColumn }) {
  const t = useTexts('calendar.people');
  return (
    <th
      role="columnheader"
      scope="col"
      className="flex h-18 min-w-0 items-center gap-3 border-line px-4 not-nth-2:border-s text-start font-normal"
    >
      <PersonFace person={person} />
      <span className="grid min-w-0 leading-5">
        <b className="truncate font-semibold" dir="auto">
          {person.name}
        </b>
        <small className="truncate text-sm text-muted">{wordsOf(person, t)}</small>
      </span>
    </th>
  );
}

export const WeekGrid = memo(function WeekGrid(props: WeekGridProps) {
  const { days, people, cells, zone, today, active, selection } = props;
  const t = useTexts('calendar.grid');
  const times = useTexts('calendar.times');
  const isOfPeople = people !== null;
  const rows = useMemo(() => {
    const byStart = cells.map((own) => new Map<number, Cell>(own.map((cell) => [cell.at, cell])));
    const lines = cells.map((own) => visitLines(own, zone, times));
    const columns = isOfPeople ? cells.flatMap(() => days.slice(0, 1)) : days;
    return gridRows(columns).map((row) => ({
      row,
      cells: row.slots.map((slot, column) => (slot && byStart[column]?.get(slot.at)) ?? null),
      lines: row.slots.map((slot, column) => (slot && lines[column]?.get(slot.at)) ?? null),
    }));
  }, [days, cells, isOfPeople, zone, times]);
  const isActive = (cell: Cell | null, column: number) =>
    cell?.at === active.at && (people === null || people[column]?.id === active.person);
  return (
    <>
      <thead className="sticky block top-0 z-5 border-b border-line-strong bg-surface">
        <tr role="row" className={LINE_COLUMNS}>
          <th
            role="columnheader"
            scope="col"
            className={isOfPeople ? `${HEAD} sticky start-0 z-1 border-e bg-surface` : HEAD}
          >
            <span className="sr-only">{t('time')}</span>
          </th>
          {people
            ? people.map((person) => <PersonHead key={person.id} person={person} />)
            : days.map(({ date }) => <DayHead key={date} date={date} isToday={date === today} />)}
        </tr>
      </thead>
      <tbody className="block">
        {rows.map(({ row, cells: own, lines }) => (
          <WeekRow
            key={row.id}
            minute={row.minute}
            zoneName={row.zoneName}
            cells={own}
            lines={lines}
            people={people}
            active={own.findIndex(isActive)}
            picks={picksOf(row, selection)}
          />
        ))}
      </tbody>
    </>
  );
});
