import { cva } from 'class-variance-authority';

export const timeVariants = cva(
  'grid content-center justify-items-center rounded-sm border-1.5 leading-5 font-semibold no-underline',
  {
    variants: {
      look: {
        free: 'cursor-pointer border-slot-available-line bg-surface hover:bg-slot-available',
        chosen: 'cursor-pointer border-primary bg-primary text-on-primary',
        own: 'border-dashed border-line-strong bg-sunken text-muted',
      },
      size: { medium: 'min-h-control', large: 'min-h-14' },
    },
    defaultVariants: { look: 'free', size: 'medium' },
  },
);

export const timeNoteVariants = cva('block text-xs/3.5 font-normal', {
  variants: { look: { free: 'text-muted', chosen: '', own: 'font-semibold' } },
  defaultVariants: { look: 'free' },
});
