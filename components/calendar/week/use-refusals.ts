import { useCallback, useRef, useState } from 'react';

/** Why changes were taken back. Each text stays until it is dismissed, or until the change after it was seen. */
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
    /** A press on the calendar shows that the user can see all of them. */
    markRead() {
      read.current = all;
    },
    /** Removes those that were seen; those that came while a dialog was open stay. */
    dropRead: () => drop(read.current),
    clear: useCallback(() => setAll([]), []),
  };
}
