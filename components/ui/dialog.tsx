'use client';

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
  wide?: boolean;
  /** From 640 px on a panel at the end edge instead of the middle. */
  side?: boolean;
  /** Open in the server's HTML already, so that it is seen without scripts. Must not change. */
  openOnLoad?: boolean;
  /**
   * For a page that takes long to come alive again: out of sight at once, closed a frame later. Until
   * then nothing behind it can have the focus.
   */
  leavesFirst?: boolean;
  children: ReactNode;
}

const LEAVING = 'dialog[data-leaving]';

/**
 * Closes a dialog that is gone from sight at once; the rest waits for the frame that shows it,
 * unless another one takes its place: that one has to know where the focus was before both.
 * @returns what keeps it from closing
 */
function leave(dialog: HTMLDialogElement): () => void {
  let isCalledOff = false;
  const isReplaced = document.querySelector(`dialog:modal:not(${LEAVING})`) !== dialog;
  dialog.dataset.leaving = '';
  if (isReplaced) dialog.close();
  else {
    void pressSeen().then(() => {
      if (!isCalledOff) dialog.close();
    });
  }
  return () => {
    isCalledOff = true;
  };
}

function enter(dialog: HTMLDialogElement) {
  for (const other of document.querySelectorAll<HTMLDialogElement>(LEAVING)) other.close();
  dialog.showModal();
}

/** A modal: centred, or at the end edge, from 640 px; a bottom sheet below. Focus returns to where it came from. */
export function Dialog({
  open,
  onClose,
  labelledBy,
  describedBy,
  role = 'dialog',
  wide = false,
  side = false,
  openOnLoad,
  leavesFirst = false,
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    // What the server opened is seen, but not modal yet.
    if (dialog.open && !dialog.matches(':modal')) dialog.removeAttribute('open');
    if (!open && dialog.open && leavesFirst) return leave(dialog);
    delete dialog.dataset.leaving;
    if (!open && dialog.open) dialog.close();
    if (open && !dialog.open) enter(dialog);
  });

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, the browser handles it
    <dialog
      ref={ref}
      className={side ? 'overlay side' : 'overlay'}
      role={role}
      open={openOnLoad}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // Browsers close a dialog at a second Escape whatever `cancel` said. It opens again at once if
      // its owner, who may be busy, still says open.
      onClose={() => {
        if (!open) return;
        onClose();
        drawAgain();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={`dialog stack${wide ? ' wide' : ''}${side ? ' side' : ''}`}>
        {open ? children : null}
      </div>
    </dialog>
  );
}
