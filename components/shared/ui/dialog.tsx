'use client';

import { cva } from 'class-variance-authority';
import { type ReactNode, useEffect, useReducer, useRef } from 'react';
import { pressSeen } from './press-seen';

interface DialogProps {
  open: boolean;
  /** Called on Escape or on a click outside. The owner may ignore it. */
  onClose: () => void;
  labelledBy: string;
  describedBy?: string;
  role?: 'dialog' | 'alertdialog';
  look?: 'middle' | 'wide' | 'columns' | 'side';
  /** The dialog is open even without scripts. The value must not change. */
  openOnLoad?: boolean;
  /** Hides the dialog now and closes it a frame later, for slow pages. */
  leavesFirst?: boolean;
  children: ReactNode;
}

const overlayVariants = cva(
  'fixed inset-0 z-dialog m-0 grid size-full max-h-none max-w-none items-end border-0 bg-overlay p-0 text-text backdrop:bg-transparent data-leaving:opacity-0 not-open:hidden print:hidden',
  {
    variants: {
      look: {
        middle: 'dialog:place-items-center dialog:p-6',
        wide: 'dialog:place-items-center dialog:p-6',
        columns: 'dialog:place-items-center dialog:p-6',
        side: 'dialog:items-stretch dialog:justify-items-end',
      },
    },
  },
);

// `--sheet-end` is the padding that actions cover.
const panelVariants = cva(
  'flex max-h-[90dvh] w-full animate-rise flex-col gap-4 overflow-auto scroll-pb-28 rounded-t-xl bg-surface px-gutter pt-3 pb-(--sheet-end) shadow-3 [--sheet-end:calc(1.25rem+env(safe-area-inset-bottom))] *:flex-none before:mx-auto before:mb-3 before:h-1.25 before:w-10 before:flex-none before:rounded-pill before:bg-line-strong dialog:p-8 dialog:[--sheet-end:2rem] dialog:before:hidden [&>:is(a,button):not(.w-full)]:self-start',
  {
    variants: {
      look: {
        middle: 'dialog:max-w-120 dialog:rounded-xl',
        wide: 'dialog:max-w-184 dialog:rounded-xl',
        columns: 'dialog:max-w-200 dialog:rounded-xl dialog:pt-6',
        side: 'dialog:max-h-none dialog:max-w-120 dialog:rounded-none dialog:rounded-s-xl',
      },
    },
  },
);

/** When the dialog closes, the focus returns to where it was. */
export function Dialog({
  open,
  onClose,
  labelledBy,
  describedBy,
  role = 'dialog',
  look = 'middle',
  openOnLoad,
  leavesFirst = false,
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    // A dialog that the HTML opened is not modal. Only a script can make it so.
    if (dialog.open && !dialog.matches(':modal')) dialog.removeAttribute('open');
    if (!open && dialog.open && leavesFirst) return leave(dialog);
    delete dialog.dataset.leaving;
    if (!open && dialog.open) dialog.close();
    if (open && !dialog.open) enter(dialog);
  });

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser handles Escape
    <dialog
      ref={ref}
      className={overlayVariants({ look })}
      role={role}
      open={openOnLoad}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // A second Escape closes the dialog although `cancel` was prevented. If the owner still wants it
      // open, `drawAgain` opens it again; a busy browser may report the closing only after that.
      onClose={({ currentTarget }) => {
        if (!open || currentTarget.open) return;
        onClose();
        drawAgain();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={panelVariants({ look })}>{open ? children : null}</div>
    </dialog>
  );
}

const LEAVING = 'dialog[data-leaving]';
const CONTROLS = ':is(a[href], button, input, select, textarea):not(:disabled, [type="hidden"])';

/**
 * Closes the dialog a frame later, or at once if another one opens in its place, which must know
 * where the focus was. Returns a function that keeps the dialog open.
 */
function leave(dialog: HTMLDialogElement): () => void {
  let isCancelled = false;
  const isReplaced = document.querySelector(`dialog:modal:not(${LEAVING})`) !== dialog;
  dialog.dataset.leaving = '';
  if (isReplaced) dialog.close();
  else {
    void pressSeen().then(() => {
      if (!isCancelled) dialog.close();
    });
  }
  return () => {
    isCancelled = true;
  };
}

function enter(dialog: HTMLDialogElement) {
  for (const other of document.querySelectorAll<HTMLDialogElement>(LEAVING)) other.close();
  dialog.showModal();
  // Chromium focuses the panel if it scrolls.
  if (document.activeElement !== dialog.firstElementChild) return;
  dialog.querySelector<HTMLElement>(CONTROLS)?.focus({ preventScroll: true });
}
