import { cva } from 'class-variance-authority';

export const inputVariants = cva(
  'w-full rounded-sm border-1.5 border-line-strong py-2.5 text-base placeholder:text-subtle placeholder:opacity-100 focus-visible:rounded-sm focus-visible:outline-3 focus-visible:outline-offset-1 focus-visible:outline-focus aria-[invalid=true]:border-danger aria-[invalid=true]:shadow-invalid',
  {
    variants: {
      kind: {
        // Otherwise Chromium's own button keeps a date field from becoming narrow.
        input: 'min-h-control [&[type^=date]]:min-w-0',
        select: 'min-h-control appearance-none text-ellipsis',
        textarea: 'min-h-36 resize-y',
      },
      /** `sign` is one letter, `signs` several. */
      start: { nothing: 'ps-3.5', sign: 'ps-8.5', signs: 'ps-14' },
      end: { nothing: 'pe-3.5', icon: 'pe-11', button: 'pe-12' },
      locked: { true: 'border-dashed bg-transparent', false: 'bg-surface' },
    },
    defaultVariants: { kind: 'input', start: 'nothing', end: 'nothing', locked: false },
  },
);
