import { pressSeen } from './press-seen';

const LEAVING = 'dialog[data-leaving]';

/**
 * Hides a dialog at once and closes it a frame later. It closes at once if another dialog opens in
 * its place: that one has to know where the focus was before both.
 * @returns a function that keeps it from closing
 */
export function leave(dialog: HTMLDialogElement): () => void {
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
export function enter(dialog: HTMLDialogElement) {
  for (const other of document.querySelectorAll<HTMLDialogElement>(LEAVING)) other.close();
  dialog.showModal();
}
