import { type ComponentType, useState } from 'react';
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
 * `open` rejects when they cannot be loaded. `of` names the file that `load` imports.
 */
export function useLate<Props extends object>(
  of: LateEntry,
  load: () => Promise<ComponentType<Props>>,
) {
  const [Late, setLate] = useState<ComponentType<Props> | null>(null);

  async function open(locale: Locale) {
    const [Component, groups] = await Promise.all([load(), loadTexts(of, locale)]);
    setLate(() => (props: Props) => (
      <TextsProvider locale={locale} groups={groups}>
        <Component {...props} />
      </TextsProvider>
    ));
  }

  return { Late, open, close: () => setLate(null) };
}
