'use client';

import { useEffect, useSyncExternalStore } from 'react';

const STORED = 'settln-staff-keys';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isOn = () => {
  try {
    return localStorage.getItem(STORED) !== 'off';
  } catch {
    return true;
  }
};

export function useKeysSwitch(): [boolean, (on: boolean) => void] {
  const on = useSyncExternalStore(subscribe, isOn, () => true);
  const change = (next: boolean) => {
    try {
      localStorage.setItem(STORED, next ? 'on' : 'off');
    } catch {
      // The storage is forbidden, so the choice holds as long as the page.
    }
    for (const listener of listeners) listener();
  };
  return [on, change];
}

const TYPED_INTO = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPED_INTO) !== null;
}

/**
 * The keys are single letters, so they are off while typing, and can be switched off (WCAG 2.1.4).
 */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  const [on] = useKeysSwitch();
  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
      const act = keys[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [keys, on]);
}

export function pressKeyed(key: string): void {
  const found = document.querySelector<HTMLElement>(`[data-key="${key}"]`);
  found?.focus();
  found?.click();
}
