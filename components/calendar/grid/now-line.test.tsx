import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { dayCells } from '@/lib/shared/domain/calendar/cells';
import { gridDay } from '@/lib/shared/domain/calendar/grid';
import { shownDays } from '@/lib/shared/domain/calendar/moves';
import { textsFor } from '@/lib/shared/texts/catalogue';
import { DayGrid } from './day-grid';
import { NowLine } from './now-line';

const t = textsFor('en', 'calendar.cells');
const MALTA = 'Europe/Malta';
const at = (instant: string) => Date.parse(instant);

describe('the present', () => {
  it.each([
    ['2025-11-20T10:08:00+01:00', '2025-11-20', 40 + 8 / 15, 3],
    // The skipped hour of the Sunday keeps its lines, the doubled one has lines of its own.
    ['2026-03-29T03:30:00+02:00', '2026-03-29', 14, 6],
    ['2025-10-26T02:30:00+02:00', '2025-10-26', 10, 6],
    ['2025-10-26T02:30:00+01:00', '2025-10-26', 14, 6],
  ])('at %s is a line across its day of the week', (instant, date, row, column) => {
    const html = renderToStaticMarkup(
      <NowLine days={shownDays(date, 'week', MALTA)} now={at(instant)} />,
    );
    expect(html).toContain(`calc(4.25rem + ${row} * var(--row-size))`);
    expect(html).toContain(`calc(var(--time-size) + ${column} * var(--column-size))`);
  });

  it('is no line in another week', () => {
    const days = shownDays('2025-11-27', 'week', MALTA);
    expect(renderToStaticMarkup(<NowLine days={days} now={at('2025-11-20T09:00:00Z')} />)).toBe('');
  });

  it('of a day is a tick in its hour, and in no other day', () => {
    const tickOf = (date: string) => {
      const days = [gridDay(date, MALTA)];
      const cells = days.map((day) => dayCells(day, null, new Map(), null, t));
      const now = at('2025-11-20T10:45:00+01:00');
      const picked = new Set<number>();
      return renderToStaticMarkup(
        <table>
          <DayGrid days={days} cells={cells} now={now} zone={MALTA} active={0} selection={picked} />
        </table>,
      ).match(/tabular-nums">([\d:]+)<(?:(?!tabular-nums">).)*data-now=""[^>]*--share:([\d.]+)/);
    };
    expect(tickOf('2025-11-20')?.slice(1)).toEqual(['10:00', '0.75']);
    expect(tickOf('2025-11-21')).toBeNull();
  });
});
