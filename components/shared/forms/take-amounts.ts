import { plainAmount } from '@/lib/shared/domain/text/digits';

function insert(text: string) {
  // Deprecated, but the only way that keeps the caret and Undo.
  document.execCommand('insertText', false, text);
}

/**
 * A `ref` for decimal commas, other digits and signs, which browsers may drop silently: "12,50"
 * would cost 1250.
 */
export function takeAmounts(input: HTMLInputElement) {
  let isOurs = false;
  let isTaken = false;
  const note = () => {
    isTaken = true;
  };
  const onBeforeInput = (event: InputEvent) => {
    const { data } = event;
    if (isOurs || !event.cancelable || data === null || plainAmount(data) === data) return;
    event.preventDefault();
    isOurs = true;
    isTaken = false;
    // The typed comma is tried first, because in some languages browsers take it. Wide digits are
    // not tried: Chromium takes them itself, and they would double.
    if (data === ',') insert(data);
    if (!isTaken) insert(plainAmount(data));
    isOurs = false;
  };
  input.addEventListener('beforeinput', onBeforeInput);
  input.addEventListener('input', note);
  return () => {
    input.removeEventListener('beforeinput', onBeforeInput);
    input.removeEventListener('input', note);
  };
}
