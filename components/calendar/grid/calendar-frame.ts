import { cva } from 'class-variance-authority';
import type { CSSProperties } from 'react';

export const toolbarVariants = cva('flex flex-wrap items-center gap-3 pt-5 pb-4');

// Keeps the focused cell below the head and beside the times.
const LINES =
  'scroll-pt-18 rounded-lg border border-line [--row-size:1.5rem] [--time-size:2.75rem] lg:[--time-size:4.25rem]';

export const calendarWindowVariants = cva(
  'relative mt-4 max-h-[max(26rem,100dvh-9rem)] overflow-auto contain-content',
  {
    variants: {
      view: {
        day: '',
        week: LINES,
        people: `${LINES} scroll-ps-(--time-size)`,
      },
    },
  },
);

export const LINE_COLUMNS =
  'grid grid-cols-[var(--time-size)_repeat(var(--columns),minmax(var(--column-least),1fr))]';

export const PEOPLE_WIDTH =
  '[--column-least:15rem] min-w-[calc(var(--time-size)+var(--columns)*var(--column-least))]';

// React's types know no custom properties.
export const columnsStyle = (count: number) => ({ '--columns': count }) as CSSProperties;
