import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** How a bar of actions looks that stays at the end of the screen while the page scrolls. */
const actionBarVariants = cva(
  'bottom-0 z-sticky flex flex-wrap items-center border-t border-line bg-surface pt-3 pr-[max(var(--gutter),env(safe-area-inset-right))] pb-[calc(0.75rem+env(safe-area-inset-bottom))] pl-[max(var(--gutter),env(safe-area-inset-left))] shadow-bar print:hidden',
  {
    variants: {
      /** `narrow`: only where there is no room for the same actions beside the content. */
      screens: { all: '', narrow: 'lg:hidden' },
      /** `fixed` covers the end of the whole page, the footer included, which leaves room for it. */
      place: { sticky: 'tall:sticky gap-3', fixed: 'tall:fixed inset-x-0 gap-2' },
    },
    defaultVariants: { screens: 'all', place: 'sticky' },
  },
);

type ActionBarProps = ComponentProps<'section'> & VariantProps<typeof actionBarVariants>;

export function ActionBar({ screens, place = 'sticky', className, ...props }: ActionBarProps) {
  const look = actionBarVariants({ screens, place, className });
  return <section data-action-bar={place} className={look} {...props} />;
}
