import type { ComponentProps } from 'react';

/** A link to somebody else's site: in a new tab, which learns nothing about this one. */
export function OutsideLink(props: ComponentProps<'a'>) {
  return <a {...props} target="_blank" rel="noopener noreferrer" />;
}
