import 'server-only';
import { createHash } from 'node:crypto';
import { drawableText } from './card-text';

/** What the picture of a link says and shows, in the language of its page. */
export interface CardContent {
  /** Above the name: what kind it is, or when. */
  above: string;
  name: string;
  /** In place of a name that cannot be drawn. */
  kind: string;
  /** Below the name: where it is. */
  below: string;
  /** "" for none. */
  pictureUrl: string;
  /** In the doorway if there is no picture; without a day, the first letter of the name. */
  day: { month: string; day: string } | null;
}

/** What can be drawn of a content: "" for what cannot, and nothing said twice. */
export function drawableContent({ above, name, kind, below }: CardContent) {
  const drawn = drawableText(name) ?? drawableText(kind) ?? '';
  const over = drawableText(above) ?? '';
  return { name: drawn, above: over === drawn ? '' : over, below: drawableText(below) ?? '' };
}

/** A short text that changes whenever what the picture shows changes. */
export function cardVersion(content: CardContent): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
}
