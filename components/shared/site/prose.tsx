import { Children, createElement, type ReactNode } from 'react';
import type { LongFormSection } from './long-form';

const element = (name: 'p' | 'ul' | 'ol' | 'b') => (chunks: ReactNode) =>
  createElement(name, null, ...Children.toArray(chunks));

export const PROSE = {
  p: element('p'),
  ul: element('ul'),
  ol: element('ol'),
  b: element('b'),
  li: (chunks: ReactNode) => (
    <li>
      <span>{Children.toArray(chunks)}</span>
    </li>
  ),
};

/** `dataWeCollect` becomes `#data-we-collect` in every language. */
export function proseSection(key: string, title: string, body: ReactNode): LongFormSection {
  return { id: key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), title, body };
}
