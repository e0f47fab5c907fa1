import { type ComponentType, useRef, useState } from 'react';
import { type LateEntry, latePath } from './late-path';
import type { Locale } from './locales';
import type { CompiledGroup } from './texts';
import { TextsProvider } from './texts-context';

async function loadTexts(of: LateEntry, locale: Locale): Promise<Record<string, CompiledGroup>> {
  const answer = await fetch(latePath(of, locale));
  if (!answer.ok) throw new Error(`texts: ${answer.status}`);
  return answer.json();
}

/**
 * A component whose code and texts are loaded when it is wanted, because most visits never need them.
 * `open` rejects when they cannot be loaded. While they are, further calls do nothing: a second answer
 * would show the component anew, without what was typed into it. `of` names the file that `load` imports.
 */
export function useLate<Props extends object>(
  of: LateEntry,
  load: () => Promise<ComponentType<Props>>,
) {
  const [Late, setLate] = useState<ComponentType<Props> | null>(null);
  const isLoading = useRef(false);

  async function open(locale: Locale) {
    if (isLoading.current) return;
    isLoading.current = true;
    try {
      const [Component, groups] = await Promise.all([load(), loadTexts(of, locale)]);
      setLate(() => (props: Props) => (
        <TextsProvider locale={locale} groups={groups}>
          <Component {...props} />
        </TextsProvider>
      ));
    } finally {
      isLoading.current = false;
    }
  }

  return { Late, open, close: () => setLate(null) };
}
