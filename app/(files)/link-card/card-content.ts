import 'server-only';
import { createHash } from 'node:crypto';
import { drawableText } from './card-text';

export interface CardContent {
  above: string;
  name: string;
  /** Shown when the name cannot be drawn. */
  kind: string;
  below: string;
  /** "" for none. */
  pictureUrl: string;
  /** A file of `public/art`, instead of a picture. */
  art?: string;
  /** Shown without a picture. */
  day: { month: string; day: string } | null;
}

/** "" for texts that cannot be drawn or are repeated. */
export function drawableContent({ above, name, kind, below }: CardContent) {
  const drawn = drawableText(name) ?? drawableText(kind) ?? '';
  const over = drawableText(above) ?? '';
  return { name: drawn, above: over === drawn ? '' : over, below: drawableText(below) ?? '' };
}

/** Changes with the picture. */
export function cardVersion(content: CardContent): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
}
