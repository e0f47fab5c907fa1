import 'server-only';
import { createHash } from 'node:crypto';
import { drawableText } from './card-text';

export interface CardContent {
  /** The kind, or when it is. */
  above: string;
  name: string;
  /** Shown when the name cannot be drawn. */
  kind: string;
  below: string;
  /** "" for none. */
  pictureUrl: string;
  /** Shown where there is no picture; without a day, the first letter of the name. */
  day: { month: string; day: string } | null;
}

/** "" for texts that cannot be drawn; nothing is said twice. */
export function drawableContent({ above, name, kind, below }: CardContent) {
  const drawn = drawableText(name) ?? drawableText(kind) ?? '';
  const over = drawableText(above) ?? '';
  return { name: drawn, above: over === drawn ? '' : over, below: drawableText(below) ?? '' };
}

/** Changes whenever the picture would. */
export function cardVersion(content: CardContent): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
}
