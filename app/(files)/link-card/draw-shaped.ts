import 'server-only';
import path from 'node:path';
import sharp from 'sharp';

const FILES = path.join(process.cwd(), 'app', 'fonts', 'card');
const FONTS = [
  'onest-latin',
  'onest-latin-ext',
  'onest-vietnamese',
  'onest-cyrillic',
  'noto-arabic',
  'noto-devanagari',
  'noto-ethiopic',
];
/** A letter is looked for in one family after the other. */
const FAMILIES = 'Onest, Noto Sans Arabic, Noto Sans Devanagari, Noto Sans Ethiopic';

/** A text as a transparent picture, as a data URL. */
export interface DrawnText {
  src: string;
  width: number;
  height: number;
}

interface Look {
  sizePx: number;
  color: string;
  /** Lines are as long as this; a text that is still too high is made smaller. */
  box: { width: number; height: number };
}

let areFontsRead: Promise<unknown> | undefined;

/** Pango takes one file with each text, and remembers it for all later ones. */
function readFonts() {
  areFontsRead ??= Promise.all(
    FONTS.map((name) =>
      sharp({ text: { text: 'a', fontfile: path.join(FILES, `${name}.ttf`) } }).toBuffer(),
    ),
  );
  return areFontsRead;
}

/** Arabic fonts leave room for marks above marks; names have none, and their lines stand closer. */
const lineHeightOf = (text: string) => (/\p{Script=Arabic}/u.test(text) ? 0.8 : 1);

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeMarkup = (text: string) => text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? '');

/**
 * Draws a text with its letters joined, reordered and in the direction of its script. The layout's
 * own renderer knows none of this, so such a text is put into its picture as a picture. The fonts are
 * read when the first such text is drawn.
 */
export async function drawShaped(text: string, { sizePx, color, box }: Look): Promise<DrawnText> {
  await readFonts();
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}" line_height="${lineHeightOf(text)}">${escapeMarkup(text)}</span>`,
      font: `${FAMILIES} Bold ${sizePx}`,
      // One point is one pixel.
      dpi: 72,
      width: box.width,
      wrap: 'word-char',
      rgba: true,
    },
  })
    .resize({ ...box, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
  const src = `data:image/png;base64,${data.toString('base64')}`;
  return { src, width: info.width, height: info.height };
}
