import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** How a bar of actions looks that stays at the end of the screen while the page scrolls. */
export const actionBarVariants = cva(
  'sticky bottom-0 z-sticky flex items-center gap-3 border-t border-line bg-surface pt-3 pr-[max(var(--gutter),env(safe-area-inset-right))] pb-[calc(0.75rem+env(safe-area-inset-bottom))] pl-[max(var(--gutter),env(safe-area-inset-left))] shadow-bar print:hidden',
  {
    variants: {
      /** `narrow`: only where there is no room for the same actions beside the content. */
      screens: { all: '', narrow: 'lg:hidden' },
    },
    defaultVariants: { screens: 'all' },
  },
);

type ActionBarProps = ComponentProps<'div'> & VariantProps<typeof actionBarVariants>;

export function ActionBar({ screens, className, ...props }: ActionBarProps) {
  return <div data-action-bar className={actionBarVariants({ screens, className })} {...props} />;
}
