import type { CSSProperties } from 'react';
import type { Line } from './card-lines';

export function Words({ line, style }: { line: Line; style?: CSSProperties }) {
  // Unlike a line of text, a picture has no room above and below its letters.
  if ('src' in line) return <img {...line} alt="" style={{ margin: '12px 0' }} />;
  return <div style={{ ...style, fontSize: line.sizePx }}>{line.text}</div>;
}
