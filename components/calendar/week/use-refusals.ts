import { useCallback, useRef, useState } from 'react';

/** Why changes were taken back. Each text stays until it is dismissed, or was read before the next change. */
export function useRefusals() {
  const [all, setAll] = useState<readonly string[]>([]);
  const read = useRef<readonly string[]>([]);
  const drop = useCallback(
    (gone: readonly string[]) => setAll((now) => now.filter((text) => !gone.includes(text))),
    [],
  );
  return {
    all,
    add: (text: string) => setAll((now) => [...now.filter((other) => other !== text), text]),
    dismiss: (text: string) => drop([text]),
    /** Whoever presses on the calendar has all of it before them. */
    markRead() {
      read.current = all;
    },
    /** What was read makes room; what came while a dialog was open was not. */
    dropRead: () => drop(read.current),
    clear: useCallback(() => setAll([]), []),
  };
}
