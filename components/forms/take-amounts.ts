import { plainDigits } from '@/lib/domain/text/digits';

/** What was typed as a number field takes it in every browser: "12.50" for "12,50" and "١٢٫٥٠". */
function plainAmount(typed: string): string {
  return plainDigits(typed).replace(/[,\u066b]/gu, '.');
}

function insert(text: string) {
  // Deprecated, but the one way that keeps the caret and Undo, also in a number field.
  document.execCommand('insertText', false, text);
}

/**
 * For a number field's `ref`: takes decimal commas and digits of other scripts. Browsers whose own
 * language has a point drop them without a word, and "12,50" would cost 1250.
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
    // One sign is offered as it was typed: a browser whose language has a comma shows it then.
    if (data.length === 1) insert(data);
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
