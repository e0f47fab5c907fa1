import 'server-only';
import type { Service } from '@/lib/contract/shapes/services';
import { truncateAtWord } from '@/lib/domain/text/text';
import { product } from '@/lib/product';
import { LOGO_SIZE } from './card-logo';
import { drawableText, firstLetter, isShaped, nameSizePx } from './card-text';
import { type DrawnText, drawShaped } from './draw-shaped';

export const CARD_COLORS = {
  marigold: '#ffb52b',
  cypress: '#10231f',
  hibiscus: '#e8506a',
  cream: '#fff8e8',
};
const NAME_LIMIT = 76;
const ADDRESS_LIMIT = 56;
/** What is left beside the doorway; three lines of the name are no higher. */
const COLUMN_WIDTH = 640;
const NAME_HEIGHT = 300;

/** A text for the layout's renderer, or one that is a picture already. */
export type Line = { text: string; sizePx: number } | DrawnText;

export interface CardLines {
  name: Line;
  category: Line | null;
  address: Line | null;
  /** Stands in the doorway where there is no logo. */
  letter: Line;
}

interface Look {
  sizePx: number;
  color?: string;
  box?: { width: number; height: number };
}

async function toLine(text: string, { sizePx, color, box }: Look): Promise<Line> {
  if (!isShaped(text)) return { text, sizePx };
  return drawShaped(text, {
    sizePx,
    color: color ?? CARD_COLORS.cypress,
    box: box ?? { width: COLUMN_WIDTH, height: 2 * sizePx },
  });
}

/** What the picture of a link to a profile says. */
export async function cardLines(service: Service, categoryTitle: string): Promise<CardLines> {
  const category = drawableText(categoryTitle);
  const drawn = drawableText(service.name);
  const name = truncateAtWord(drawn ?? category ?? product.name, NAME_LIMIT);
  const address = drawableText(service.address);
  return {
    name: await toLine(name, {
      sizePx: nameSizePx(name),
      box: { width: COLUMN_WIDTH, height: NAME_HEIGHT },
    }),
    category: drawn && category ? await toLine(category, { sizePx: 32 }) : null,
    address: address ? await toLine(truncateAtWord(address, ADDRESS_LIMIT), { sizePx: 30 }) : null,
    letter: await toLine(firstLetter(name), {
      sizePx: 180,
      color: CARD_COLORS.cream,
      box: LOGO_SIZE,
    }),
  };
}
