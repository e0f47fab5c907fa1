import { type RefObject, useLayoutEffect } from 'react';
import { fillUntouched, isTouched } from './fill-form';
import { keptDraft } from './kept-draft';

type Texts = Readonly<Record<string, string>>;

function isTexts(value: unknown): value is Texts {
  return Object.values(Object(value)).every((text) => typeof text === 'string');
}

function textsOf(form: HTMLFormElement): Texts {
  const fields = [...new FormData(form)];
  return Object.fromEntries(fields.filter((field): field is [string, string] => Boolean(field[1])));
}

interface KeptTextsOptions {
  form: RefObject<HTMLFormElement | null>;
  /** Nobody else is shown the texts. */
  owner?: string;
  onRestored?: (texts: Texts) => void;
}

/**
 * For uncontrolled fields: phones drop a page when one looks something up elsewhere. Ticks are not
 * kept, because they agree to something.
 */
export function useKeptTexts(name: string, { form, owner, onRestored }: KeptTextsOptions) {
  const kept = keptDraft(name, owner ?? 'visitor', isTexts);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useLayoutEffect(() => {
    if (!form.current) return;
    const texts = kept.load();
    // On a slow line people type before anything listens.
    const isTyped = isTouched(form.current);
    if (texts) {
      fillUntouched(form.current, texts);
      onRestored?.(texts);
    }
    if (isTyped) kept.save({ ...texts, ...textsOf(form.current) });
  }, []);

  return {
    keep() {
      if (form.current) kept.save(textsOf(form.current));
    },
    forget: kept.clear,
  };
}
