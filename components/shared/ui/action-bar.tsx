import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const actionBarVariants = cva(
  'bottom-(--language-bar) z-sticky flex flex-wrap items-center border-t border-line bg-surface pt-3 safe-x safe-end shadow-bar print:hidden',
  {
    variants: {
      screens: {
        all: '',
        narrow: 'lg:hidden',
        flatWhenWide:
          '-mx-gutter lg:mx-0 lg:justify-end lg:bg-transparent lg:px-0 lg:pt-6 lg:pb-0 lg:shadow-none',
      },
      place: {
        sticky: 'gap-3',
        fixed: 'tall:fixed inset-x-0 gap-2',
      },
    },
    compoundVariants: [
      { place: 'sticky', screens: ['all', 'narrow'], className: 'tall:sticky' },
      { place: 'sticky', screens: 'flatWhenWide', className: 'max-lg:tall:sticky' },
    ],
    defaultVariants: { screens: 'all', place: 'sticky' },
  },
);

type ActionBarProps = ComponentProps<'section'> & VariantProps<typeof actionBarVariants>;

export function ActionBar({ screens, place = 'sticky', className, ...props }: ActionBarProps) {
  const look = actionBarVariants({ screens, place, className });
  return <section data-action-bar={place} className={look} {...props} />;
}
