import type { ReactNode } from 'react';

interface EarlyPressProps {
  onPress: () => void;
  children: ReactNode;
}

/**
 * React keeps the submit of a form whose action is a function until hydration. Later presses act
 * outside of a transition.
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
