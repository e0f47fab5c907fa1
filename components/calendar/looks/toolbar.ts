import { cva } from 'class-variance-authority';

/** The row above the calendar, while it loads too. */
export const toolbarVariants = cva('flex flex-wrap items-center gap-3 pt-5 pb-4');
