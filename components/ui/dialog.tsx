'use client';

import { cva } from 'class-variance-authority';
import { type ReactNode, useEffect, useReducer, useRef } from 'react';
import { pressSeen } from './press-seen';

interface DialogProps {
  open: boolean;
  /** Called on Escape and on a click outside; the owner then sets `open` to false, or keeps it open. */
  onClose: () => void;
  /** Id of the element that names the dialog. */
  labelledBy: string;
  describedBy?: string;
  role?: 'dialog' | 'alertdialog';
  /** From 640 px on; `columns` has room for two of them, `side` is a panel at the end edge. */
  look?: 'middle' | 'wide' | 'columns' | 'side';
  /** Open in the server's HTML already, so that it shows without scripts. Must not change. */
  openOnLoad?: boolean;
  /**
   * For a page that is slow to become interactive again: hidden at once, closed a frame later. Until
   * then nothing behind it can take the focus.
   */
  leavesFirst?: boolean;
  children: ReactNode;
}

// The overlay is a native modal <dialog>: the browser keeps the focus in it and handles Escape.
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

// A bottom sheet with a grab handle below 640 px. `--sheet-end` is the padding that actions which
// stay in reach have to cover.
const panelVariants = cva(
  "flex max-h-[90dvh] w-full animate-rise flex-col gap-4 overflow-auto rounded-t-xl bg-surface px-gutter pt-3 pb-(--sheet-end) shadow-3 [--sheet-end:calc(1.25rem+env(safe-area-inset-bottom))] *:flex-none before:mx-auto before:mb-3 before:h-1.25 before:w-10 before:flex-none before:rounded-pill before:bg-line-strong before:content-[''] dialog:p-8 dialog:[--sheet-end:2rem] dialog:before:hidden [&>:is(a,button):not(.w-full)]:self-start",
  {
    variants: {
      look: {
        middle: 'dialog:max-w-120 dialog:rounded-xl',
        wide: 'dialog:max-w-184 dialog:rounded-xl',
        columns: 'dialog:max-w-200 dialog:rounded-xl dialog:pt-6',
        side: 'dialog:max-h-none dialog:max-w-116 dialog:rounded-none dialog:rounded-s-xl',
      },
    },
  },
);

/**
 * A modal dialog: a bottom sheet on phones; from 640 px centred or at the end edge. The focus returns
 * to where it was.
 */
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
    // The server's HTML opens it, but only a script can make it modal.
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
      // A second Escape closes a dialog even though `cancel` was prevented. It opens again at once if
      // its owner keeps it open, for example while something is being saved. A busy browser tells of it
      // late, when the dialog may be open anew.
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

/**
 * Hides a dialog at once and closes it a frame later. It closes at once if another dialog opens in
 * its place: that one has to know where the focus was before both.
 * @returns a function that keeps it from closing
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

/** Opens a dialog as a modal one, after those that are about to close. */
function enter(dialog: HTMLDialogElement) {
  for (const other of document.querySelectorAll<HTMLDialogElement>(LEAVING)) other.close();
  dialog.showModal();
}
