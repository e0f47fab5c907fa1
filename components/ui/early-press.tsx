import type { ReactNode } from 'react';

interface EarlyPressProps {
  onPress: () => void;
  /** A button of the type "submit". */
  children: ReactNode;
}

/**
 * Around a button that may be pressed before React has taken over the page: React keeps the submit of
 * a form whose action is a function, and runs it then. Later presses act at once, outside of a
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
