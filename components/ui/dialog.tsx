'use client';

import { type ReactNode, useEffect, useRef } from 'react';

interface DialogProps {
  open: boolean;
  /** Called on Escape and on a click outside; the owner then sets `open` to false. */
  onClose: () => void;
  /** Id of the element that names the dialog. */
  labelledBy: string;
  describedBy?: string;
  role?: 'dialog' | 'alertdialog';
  wide?: boolean;
  /** Open in the server's HTML already, so that it is seen without scripts. Must not change. */
  openOnLoad?: boolean;
  children: ReactNode;
}

/** A modal: centred from 640 px, a bottom sheet below. Focus returns to where it came from. */
export function Dialog({
  open,
  onClose,
  labelledBy,
  describedBy,
  role = 'dialog',
  wide,
  openOnLoad,
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    // What the server opened is seen, but not modal yet.
    if (dialog.open && !dialog.matches(':modal')) dialog.removeAttribute('open');
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, the browser handles it
    <dialog
      ref={ref}
      className="overlay"
      role={role}
      open={openOnLoad}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // Browsers close a dialog at a second Escape whatever `cancel` said.
      onClose={() => {
        if (open) onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={wide ? 'dialog wide stack' : 'dialog stack'}>{open ? children : null}</div>
    </dialog>
  );
}
