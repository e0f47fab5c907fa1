import { cva } from 'class-variance-authority';

export const newsGridVariants = cva('grid gap-6 md:grid-cols-3 md:gap-y-10');

export const newsCardVariants = cva(
  'grid scroll-mt-6 items-start border-b border-line pb-3 md:content-start md:border-b-0 md:pb-0',
  {
    variants: {
      isLead: {
        true: 'grid-cols-1 gap-4 md:col-span-full md:grid-cols-[1.35fr_1fr] md:items-center md:gap-8',
        false:
          'grid-cols-[minmax(0,1fr)_6.5rem] gap-4 *:first:order-2 md:grid-cols-1 md:grid-rows-[auto_1fr] md:items-stretch',
      },
    },
  },
);

export const newsTextVariants = cva(
  'grid min-w-0 justify-items-start gap-1.5 wrap-anywhere md:grid-rows-[auto_auto_1fr_auto]',
  { variants: { isLead: { true: 'md:gap-3', false: '' } } },
);
