import 'server-only';
import { truncateAtWord } from '@/lib/shared/domain/text/text';
import { product } from '@/lib/shared/product';
import { type CardContent, drawableContent } from './card-content';
import { DOORWAY } from './card-picture';
import { firstLetter, isShaped, nameSizePx } from './card-text';
import { type DrawnText, drawShaped } from './draw-shaped';

export const CARD_COLORS = {
  marigold: '#ffb52b',
  cypress: '#10231f',
  hibiscus: '#e8506a',
  cream: '#fff8e8',
};
const NAME_LIMIT = 76;
const BELOW_LIMIT = 56;
/** Leaves room for the doorway. */
const COLUMN_WIDTH = 640;
const NAME_HEIGHT = 300;
const MONTH = { width: DOORWAY.width, height: 120 };

export type Line = { text: string; sizePx: number } | DrawnText;

export interface CardLines {
  above: Line | null;
  name: Line;
  below: Line | null;
  /** Shown if there is no picture. */
  day: { month: Line; day: string } | null;
  /** Shown if there is neither a picture nor a day. */
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

export async function cardLines(content: CardContent): Promise<CardLines> {
  const { above, below, ...drawn } = drawableContent(content);
  const { day } = content;
  const name = truncateAtWord(drawn.name || product.name, NAME_LIMIT);
  return {
    above: above ? await toLine(above, { sizePx: 32 }) : null,
    name: await toLine(name, {
      sizePx: nameSizePx(name),
      box: { width: COLUMN_WIDTH, height: NAME_HEIGHT },
    }),
    below: below ? await toLine(truncateAtWord(below, BELOW_LIMIT), { sizePx: 30 }) : null,
    day: day && {
      month: await toLine(day.month, { sizePx: 60, color: CARD_COLORS.cream, box: MONTH }),
      day: day.day,
    },
    letter: await toLine(firstLetter(name), {
      sizePx: 180,
      color: CARD_COLORS.cream,
      box: DOORWAY,
    }),
  };
}
