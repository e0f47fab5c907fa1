import 'server-only';
import { createHash } from 'node:crypto';
import { drawableText } from './card-text';

export interface CardContent {
  above: string;
  name: string;
  /** Shown in place of a name that cannot be drawn. */
  kind: string;
  below: string;
  /** "" for none. */
  pictureUrl: string;
  /** A file of `public/art`, instead of a picture. */
  art?: string;
  /** Shown if there is no picture. */
  day: { month: string; day: string } | null;
}

/** A text is "" if it cannot be drawn, or if it is the same as the name. */
export function drawableContent({ above, name, kind, below }: CardContent) {
  const drawn = drawableText(name) ?? drawableText(kind) ?? '';
  const over = drawableText(above) ?? '';
  return { name: drawn, above: over === drawn ? '' : over, below: drawableText(below) ?? '' };
}

/** Changes with the picture. */
export function cardVersion(content: CardContent): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
}
