import type { ReactNode } from 'react';

interface EarlyPressProps {
  onPress: () => void;
  children: ReactNode;
}

/**
 * React keeps the submit of an action form until hydration. Presses after that act outside a
 * transition.
 */
export function EarlyPress({ onPress, children }: EarlyPressProps) {
  return (
    <form
      className="contents"
      action={onPress}
      onSubmit={(event) => {
        event.preventDefault();
        onPress();
      }}
    >
      {children}
    </form>
  );
}
