import 'server-only';
import path from 'node:path';
import sharp from 'sharp';

const FILES = path.join(process.cwd(), 'app', 'fonts', 'card');
const SCRIPTS = [
  'Armenian',
  'Hebrew',
  'Arabic',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
  'Thai',
  'Georgian',
  'Ethiopic',
];
const FONTS = [
  'onest-latin',
  'onest-latin-ext',
  'onest-vietnamese',
  'onest-cyrillic',
  'noto-greek',
  ...SCRIPTS.map((script) => `noto-${script.toLowerCase()}`),
];
/** The fonts are tried in this order. Greek is in Noto Sans. */
const FAMILIES = ['Onest', 'Noto Sans', ...SCRIPTS.map((script) => `Noto Sans ${script}`)].join(
  ', ',
);

/** Transparent; `src` is a data URL. */
export interface DrawnText {
  src: string;
  width: number;
  height: number;
}

interface Look {
  sizePx: number;
  color: string;
  /** Lines wrap at its width; higher text is made smaller. */
  box: { width: number; height: number };
  /** The start by default. */
  align?: 'centre';
}

let areFontsRead: Promise<unknown> | undefined;

/** Pango takes one font file with each text, and knows it from then on. */
function readFonts() {
  areFontsRead ??= Promise.all(
    FONTS.map((name) =>
      sharp({ text: { text: 'a', fontfile: path.join(FILES, `${name}.ttf`) } }).toBuffer(),
    ),
  );
  return areFontsRead;
}

/** Arabic fonts leave room for marks above each other, which names do not have. */
const lineHeightOf = (text: string) => (/\p{Script=Arabic}/u.test(text) ? 0.8 : 1);

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeMarkup = (text: string) => text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? '');

/**
 * The layout's renderer cannot join, reorder or direct letters and has only Onest, so such texts
 * become pictures.
 */
export async function drawShaped(
  text: string,
  { sizePx, color, box, align }: Look,
): Promise<DrawnText> {
  await readFonts();
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}" line_height="${lineHeightOf(text)}">${escapeMarkup(text)}</span>`,
      font: `${FAMILIES} Bold ${sizePx}`,
      dpi: 72,
      width: box.width,
      wrap: 'word-char',
      rgba: true,
      ...(align && { align }),
    },
  })
    .resize({ ...box, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
  const src = `data:image/png;base64,${data.toString('base64')}`;
  return { src, width: info.width, height: info.height };
}
