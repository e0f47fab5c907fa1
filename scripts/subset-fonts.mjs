// @ts-check
/**
 * Cuts the fonts down to the characters and weights that the pages use, and writes them to
 * app/fonts: headlines have one weight, texts 400 to 800, and Maltese needs a third of Onest's
 * extension. Run it by `npm run fonts` when a font's package is updated, and commit the files.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { ROOT } from './lib/root.mjs';

const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const LATIN_EXT =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';
/** The letters of Maltese and of the other European languages in Latin script. */
const EUROPEAN = 'U+0100-017F,U+0192,U+0218-021B,U+02C7,U+02D8-02D9,U+02DB,U+02DD,U+1E9E';

const HEADLINE = { wght: 800 };
const TEXT = { wght: { min: 400, max: 800 } };

const CUTS = [
  { file: 'onest-latin', from: 'onest/files/onest-latin-wght-normal', range: LATIN, axes: TEXT },
  {
    file: 'onest-european',
    from: 'onest/files/onest-latin-ext-wght-normal',
    range: EUROPEAN,
    axes: TEXT,
  },
  {
    file: 'bricolage-latin',
    from: 'bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal',
    range: LATIN,
    axes: HEADLINE,
  },
  {
    file: 'bricolage-latin-ext',
    from: 'bricolage-grotesque/files/bricolage-grotesque-latin-ext-opsz-normal',
    range: LATIN_EXT,
    axes: HEADLINE,
  },
];

/**
 * The characters of a CSS `unicode-range`.
 * @param {string} range
 */
function charactersOf(range) {
  return range
    .split(',')
    .map((part) => {
      const [first = 0, last = first] = part
        .slice(2)
        .split('-')
        .map((hex) => Number.parseInt(hex, 16));
      const codes = Array.from({ length: last - first + 1 }, (_, index) => first + index);
      return String.fromCodePoint(...codes);
    })
    .join('');
}

const target = path.join(ROOT, 'app/fonts');
mkdirSync(target, { recursive: true });
for (const { file, from, range, axes } of CUTS) {
  const source = readFileSync(
    path.join(ROOT, 'node_modules/@fontsource-variable', `${from}.woff2`),
  );
  const cut = await subsetFont(source, charactersOf(range), {
    targetFormat: 'woff2',
    variationAxes: axes,
  });
  writeFileSync(path.join(target, `${file}.woff2`), cut);
  console.log(`${file}: ${source.length} bytes cut to ${cut.length}`);
}
for (const name of ['onest', 'bricolage-grotesque']) {
  const licence = readFileSync(
    path.join(ROOT, 'node_modules/@fontsource-variable', name, 'LICENSE'),
  );
  writeFileSync(path.join(target, `LICENCE-${name}.txt`), licence);
}
