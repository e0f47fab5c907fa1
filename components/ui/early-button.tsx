import type { ComponentProps } from 'react';
import { Button } from './button';

interface EarlyButtonProps extends Omit<ComponentProps<typeof Button>, 'type' | 'onClick'> {
  onPress: () => void;
}

/**
 * A button that may be pressed before React has taken over the page: React keeps the submit of a form
 * whose action is a function, and runs it then. Later presses act at once, outside of a transition.
 */
export function EarlyButton({ onPress, ...button }: EarlyButtonProps) {
  return (
    <form
      className="contents"
      action={onPress}
      onSubmit={(event) => {
        event.preventDefault();
        onPress();
      }}
    >
      <Button {...button} type="submit" />
    </form>
  );
}
