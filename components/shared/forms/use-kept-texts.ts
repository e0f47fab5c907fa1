import { type RefObject, useLayoutEffect } from 'react';
import { fillUntouched, isTouched, isUntouched } from './fill-form';
import { keptDraft } from './kept-draft';

type Texts = Readonly<Record<string, string>>;

function isTexts(value: unknown): value is Texts {
  return Object.values(Object(value)).every((text) => typeof text === 'string');
}

/** The texts that were changed, also those that were emptied. */
function textsOf(form: HTMLFormElement): Texts {
  const isWritten = [...form.querySelectorAll('textarea')].some((field) => !isUntouched(field));
  const isOurs = (name: string) => {
    const field = form.elements.namedItem(name);
    // A select belongs to what was written, such as the language of the text.
    if (isWritten && field instanceof HTMLSelectElement) return true;
    const isHidden = field instanceof HTMLInputElement && field.type === 'hidden';
    // The names of React's own fields begin with "$".
    return isHidden ? !name.startsWith('$') : !isUntouched(field);
  };
  const fields = [...new FormData(form)].filter(([name]) => isOurs(name));
  return Object.fromEntries(
    fields.filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
}

interface KeptTextsOptions {
  form: RefObject<HTMLFormElement | null>;
  owner?: string;
  onRestored?: (texts: Texts) => void;
}

/**
 * Keeps texts through reloads and changes of the language. Ticks are not kept, because they are
 * consent.
 */
export function useKeptTexts(name: string, { form, owner, onRestored }: KeptTextsOptions) {
  const kept = keptDraft(name, owner ?? 'visitor', isTexts);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useLayoutEffect(() => {
    if (!form.current) return;
    const texts = kept.load();
    // People may type before scripts listen.
    const isTyped = isTouched(form.current);
    if (texts) {
      fillUntouched(form.current, texts);
    }
    if (texts || isTyped) onRestored?.({ ...texts, ...textsOf(form.current) });
    if (isTyped) kept.save({ ...texts, ...textsOf(form.current) });
  }, []);

  return {
    keep() {
      if (form.current) kept.save(textsOf(form.current));
    },
    forget: kept.clear,
  };
}
