import { type RefObject, useLayoutEffect } from 'react';
import { fillUntouched, isTouched } from './fill-form';
import { keptDraft } from './kept-draft';

type Texts = Readonly<Record<string, string>>;

function isTexts(value: unknown): value is Texts {
  return Object.values(Object(value)).every((text) => typeof text === 'string');
}

function textsOf(form: HTMLFormElement): Texts {
  const isHidden = (name: string) => {
    const field = form.elements.namedItem(name);
    return field instanceof HTMLInputElement && field.type === 'hidden';
  };
  const fields = [...new FormData(form)].filter(([name, text]) => text && !isHidden(name));
  return Object.fromEntries(
    fields.filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
}

interface KeptTextsOptions {
  form: RefObject<HTMLFormElement | null>;
  owner?: string;
  onRestored?: (texts: Texts) => void;
}

/** Phones drop pages in the background, and another language is another page. Ticks are not kept: they are consent. */
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
