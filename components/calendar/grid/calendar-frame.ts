import { cva } from 'class-variance-authority';

export const toolbarVariants = cva('flex flex-wrap items-center gap-3 pt-5 pb-4');

export const calendarWindowVariants = cva(
  'relative mt-4 max-h-[max(26rem,100dvh-9rem)] overflow-auto contain-content',
  {
    variants: {
      view: {
        day: '',
        // The scroll padding keeps the focused cell below the head.
        week: 'scroll-pt-18 rounded-lg border border-line [--row-size:1.5rem] [--time-size:2.75rem] lg:[--time-size:4.25rem]',
      },
    },
  },
);
