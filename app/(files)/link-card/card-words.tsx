import type { CSSProperties } from 'react';
import type { Line } from './card-lines';

/** A line of a card, as text or as the picture of one. */
export function Words({ line, style }: { line: Line; style?: CSSProperties }) {
  // A picture ends with its letters, and a line of text has some room above and below.
  if ('src' in line) return <img {...line} alt="" style={{ margin: '12px 0' }} />;
  return <div style={{ ...style, fontSize: line.sizePx }}>{line.text}</div>;
}
