'use client';

import { type ComponentProps, useMemo, useRef, useState } from 'react';
import { useHydrated } from '@/components/shared/ui/use-hydrated';
import { useOnHydration } from '@/components/shared/ui/use-on-hydration';
import { useLate } from '@/lib/shared/texts/use-late';
import { useLocale } from '@/lib/shared/texts/use-texts';
import type { FindState } from '@/lib/shared/url/find-url';

type InputProps = ComponentProps<'input'>;

interface SearchInputProps extends Omit<InputProps, 'ref' | 'role' | 'onFocus'> {
  state: FindState;
  'aria-label': string;
}

const CLOSED = { role: 'combobox', 'aria-expanded': false } as const;

const loadSuggestions = async () => (await import('./search-suggestions')).SearchSuggestions;

/** Focus loads the suggestions; the element stays, with what was typed. */
export function SearchInput({ state, ...props }: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const locale = useLocale();
  const isHydrated = useHydrated();
  const { Late, open } = useLate('components/find/search/search-suggestions', loadSuggestions);
  const [connected, connect] = useState<InputProps>({});
  const label = props['aria-label'];
  // The list passes new properties at each render. They must not render it again.
  const list = useMemo(
    () => (Late ? <Late input={input} state={state} label={label} connect={connect} /> : null),
    [Late, state, label],
  );

  function begin() {
    // The field works without suggestions.
    if (!Late) void open(locale).catch(() => {});
  }
  useOnHydration(() => {
    if (document.activeElement === input.current) begin();
  });

  return (
    <>
      <input
        {...props}
        ref={input}
        {...(isHydrated ? CLOSED : {})}
        {...connected}
        onFocus={(event) => {
          begin();
          connected.onFocus?.(event);
        }}
      />
      {list}
    </>
  );
}
