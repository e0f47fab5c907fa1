import { cva } from 'class-variance-authority';

export const badgeVariants = cva(
  'inline-flex items-center gap-1.5 whitespace-nowrap rounded-pill border font-semibold [&_.icon]:size-4',
  {
    variants: {
      look: {
        pending: 'border-transparent bg-pending text-on-pending',
        approved: 'border-transparent bg-approved text-on-approved',
        rejected: 'border-transparent bg-rejected text-on-rejected',
        delisted: 'border-dashed border-current bg-delisted text-on-delisted',
        highlight: 'border-transparent bg-highlight text-on-highlight',
      },
      size: { small: 'py-1 ps-2 pe-2.5 text-xs', large: 'py-1.5 ps-2.5 pe-3.5 text-sm/4.5' },
    },
    defaultVariants: { size: 'small' },
  },
);
