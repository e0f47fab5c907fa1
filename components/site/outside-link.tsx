import type { ComponentProps } from 'react';

/** A link to another site: in a new tab, which gets no access to this one and no referrer. */
export function OutsideLink(props: ComponentProps<'a'>) {
  return <a {...props} target="_blank" rel="noopener noreferrer" />;
}
