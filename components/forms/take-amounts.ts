import { plainDigits } from '@/lib/domain/text/digits';

/** Commas and points that stand before decimals: also the Arabic one, a raised one and the wide ones. */
const POINTS = /[,\u066b\u00b7\uff0c\uff0e]/gu;
const MINUSES = /[\u2212\uff0d]/gu;

/** What was typed as a number field takes it in every browser: "12.50" for "12,50" and "١٢٫٥٠". */
function plainAmount(typed: string): string {
  return plainDigits(typed).replace(POINTS, '.').replace(MINUSES, '-');
}

function insert(text: string) {
  // Deprecated, but the one way that keeps the caret and Undo, also in a number field.
  document.execCommand('insertText', false, text);
}

/**
 * For a number field's `ref`: takes decimal commas, and digits and signs of other scripts. Browsers whose
 * own language has others drop them without a word: "12,50" would cost 1250, and minus five five.
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
    // A comma is offered as it was typed: a browser whose language has one shows it then. Nothing else
    // is, for Chromium takes wide digits itself and says so too late, which would double them.
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
