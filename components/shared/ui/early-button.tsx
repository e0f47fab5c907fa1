import type { ComponentProps } from 'react';
import { Button } from './button';
import { EarlyPress } from './early-press';

interface EarlyButtonProps extends Omit<ComponentProps<typeof Button>, 'type' | 'onClick'> {
  onPress: () => void;
}

/** For presses before hydration. */
export function EarlyButton({ onPress, ...button }: EarlyButtonProps) {
  return (
    <EarlyPress onPress={onPress}>
      <Button {...button} type="submit" />
    </EarlyPress>
  );
}
