import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { useTexts } from '#texts';
import { headingVariants } from '@/components/ui/heading';
import { X } from '@/components/ui/icons';

interface SheetProps {
  id: string;
  title: string;
  /** For choices that stand side by side. */
  isWide?: boolean;
  children: ReactNode;
}

/** What has the focus stays clear of the head, and of the buttons at the end. */
const CLEAR = 'scroll-pt-20 scroll-pb-28';

const sheetVariants = cva(
  `${CLEAR} inset-0 m-auto max-h-[90dvh] w-full overscroll-contain rounded-xl border-0 bg-surface p-0 text-text shadow-3 backdrop:bg-overlay max-dialog:mb-0 max-dialog:max-w-none max-dialog:rounded-b-none`,
  { variants: { isWide: { true: 'max-w-176', false: 'max-w-120' } } },
);

const headVariants = cva(
  'sticky top-0 z-1 flex items-center justify-between gap-3 border-b border-line bg-surface py-3 ps-4 pe-2',
  { variants: { isWide: { true: 'dialog:ps-8 dialog:pe-5', false: 'dialog:ps-6 dialog:pe-4' } } },
);

/**
 * What a pill opens: from below on phones, in the middle elsewhere. A native popover, which works
 * without scripts: the browser closes it on Escape and on a click outside.
 */
export function Sheet({ id, title, isWide = false, children }: SheetProps) {
  const t = useTexts('ui.actions');
  return (
    <div
      className={sheetVariants({ isWide })}
      id={id}
      popover="auto"
      role="dialog"
      aria-labelledby={`${id}-title`}
    >
      <div className={headVariants({ isWide })}>
        <h2 className={headingVariants({ size: 'small' })} id={`${id}-title`}>
          {title}
        </h2>
        <button
          className="grid size-11 cursor-pointer place-items-center rounded-sm border-0 bg-transparent hover:bg-sunken"
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={t('close')}
        >
          <X />
        </button>
      </div>
      {children}
    </div>
  );
}
