import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const FILES = path.join(process.cwd(), 'node_modules', '@fontsource', 'onest', 'files');
const SUBSETS = ['latin', 'latin-ext', 'vietnamese', 'cyrillic'] as const;
const WEIGHTS = [600, 700] as const;

/** The renderer looks for a letter in one family after the other. */
export const CARD_FONT_FAMILY = SUBSETS.map((subset) => `Onest ${subset}`).join(', ');

async function readFont(subset: (typeof SUBSETS)[number], weight: (typeof WEIGHTS)[number]) {
  const data = await readFile(path.join(FILES, `onest-${subset}-${weight}-normal.woff`));
  return { name: `Onest ${subset}`, data, weight, style: 'normal' } as const;
}

let fonts: ReturnType<typeof readAll> | undefined;

function readAll() {
  return Promise.all(SUBSETS.flatMap((subset) => WEIGHTS.map((w) => readFont(subset, w))));
}

/** Read once per process. */
export function cardFonts() {
  fonts ??= readAll();
  return fonts;
}
