// @ts-check
/**
 * Cuts fonts to what pages use; link previews need whole scripts as TrueType. After a font's
 * update, run `npm run fonts` and commit the files.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { withKerningOf } from './lib/font-tables.mjs';
import { ROOT } from './lib/root.mjs';

const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const LATIN_EXT =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';
const EUROPEAN = 'U+0100-017F,U+0192,U+0218-021B,U+02C7,U+02D8-02DD,U+1E9E';

/** The characters of headlines in `messages/`. */
const ENGLISH = 'U+0020-00A0,U+00B7,U+2013-2026,U+20AC';
const OTHER_LATIN = 'U+00A1-00B6,U+00B8-00FF';
const OTHER_LATIN_EXT = 'U+0100-024F,U+1E00-1E9F';

const HEADLINE = { wght: 800 };
/** In pixels, for all headlines. */
const KERNED_AT = { ...HEADLINE, opsz: 36 };
/** These features are on by default in browsers. */
const PLAIN_FEATURES = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig'];
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
    file: 'bricolage-english',
    from: 'bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal',
    range: ENGLISH,
    axes: HEADLINE,
    kernedAt: KERNED_AT,
  },
  {
    file: 'bricolage-latin',
    from: 'bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal',
    range: OTHER_LATIN,
    axes: HEADLINE,
  },
  {
    file: 'bricolage-latin-ext',
    from: 'bricolage-grotesque/files/bricolage-grotesque-latin-ext-opsz-normal',
    range: OTHER_LATIN_EXT,
    axes: HEADLINE,
  },
];

const CYRILLIC = 'U+0400-045F,U+0490-0491,U+2116';
const VIETNAMESE = 'U+1EA0-1EF9,U+20AB';

const JOINERS = 'U+200C-200D,U+25CC';

/** @type {readonly (readonly [script: string, range: string, from?: string])[]} */
const NOTO_CUTS = [
  ['greek', 'U+0370-03E1,U+03F0-03FF', 'noto-sans'],
  ['armenian', 'U+0530-058F'],
  ['hebrew', 'U+0590-05FF,U+25CC'],
  ['arabic', 'U+0600-06FF,U+0750-077F,U+200C-200D'],
  ['devanagari', `U+0900-097F,${JOINERS}`],
  ['bengali', `U+0980-09FF,${JOINERS}`],
  ['gurmukhi', `U+0A00-0A7F,${JOINERS}`],
  ['gujarati', `U+0A80-0AFF,${JOINERS}`],
  ['oriya', `U+0B00-0B7F,${JOINERS}`],
  ['tamil', `U+0B80-0BFF,${JOINERS}`],
  ['telugu', `U+0C00-0C7F,${JOINERS}`],
  ['kannada', `U+0C80-0CFF,${JOINERS}`],
  ['malayalam', `U+0D00-0D7F,${JOINERS}`],
  ['sinhala', `U+0D80-0DFF,${JOINERS}`],
  ['thai', 'U+0E00-0E7F,U+25CC'],
  ['georgian', 'U+10A0-10FF,U+1C90-1CBF'],
  ['ethiopic', 'U+1200-139F'],
];

const CARD_CUTS = [
  { file: 'onest-latin', from: 'onest/files/onest-latin-700-normal', range: LATIN },
  { file: 'onest-latin-ext', from: 'onest/files/onest-latin-ext-700-normal', range: LATIN_EXT },
  { file: 'onest-vietnamese', from: 'onest/files/onest-vietnamese-700-normal', range: VIETNAMESE },
  { file: 'onest-cyrillic', from: 'onest/files/onest-cyrillic-700-normal', range: CYRILLIC },
  ...NOTO_CUTS.map(([script, range, from = `noto-sans-${script}`]) => ({
    file: `noto-${script}`,
    from: `${from}/files/${from}-${script}-700-normal`,
    range,
  })),
];

/** @param {string} range a CSS `unicode-range` */
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

/**
 * @param {Buffer} source
 * @param {string} range
 * @param {{ axes: typeof HEADLINE, kernedAt: typeof KERNED_AT }} shape
 */
async function cutWithKerning(source, range, { axes, kernedAt }) {
  // The package's types lack the last options.
  const cut = { targetFormat: /** @type {const} */ ('truetype'), keepFeatures: PLAIN_FEATURES };
  const whole = { keepFeatures: PLAIN_FEATURES, keepAllGlyphs: true };
  const letters = charactersOf(range);
  const variable = await subsetFont(source, letters, { ...cut, variationAxes: axes });
  const instance = await subsetFont(source, letters, { ...cut, variationAxes: kernedAt });
  const packed = { targetFormat: /** @type {const} */ ('woff2'), ...whole };
  return subsetFont(withKerningOf(variable, instance), '', packed);
}

const target = path.join(ROOT, 'app/fonts');
mkdirSync(target, { recursive: true });
for (const { file, from, range, axes, kernedAt } of CUTS) {
  const source = readFileSync(
    path.join(ROOT, 'node_modules/@fontsource-variable', `${from}.woff2`),
  );
  const cut = kernedAt
    ? await cutWithKerning(source, range, { axes, kernedAt })
    : await subsetFont(source, charactersOf(range), {
        targetFormat: 'woff2',
        variationAxes: axes,
      });
  writeFileSync(path.join(target, `${file}.woff2`), cut);
  console.log(`${file}: ${source.length} bytes cut to ${cut.length}`);
}
const pictures = path.join(target, 'card');
mkdirSync(pictures, { recursive: true });
for (const { file, from, range } of CARD_CUTS) {
  const source = readFileSync(path.join(ROOT, 'node_modules/@fontsource', `${from}.woff2`));
  const cut = await subsetFont(source, charactersOf(range), { targetFormat: 'truetype' });
  writeFileSync(path.join(pictures, `${file}.ttf`), cut);
  console.log(`card/${file}: ${cut.length} bytes`);
}
/** @param {string} name of a package */
const licenceOf = (name) => readFileSync(path.join(ROOT, 'node_modules', name, 'LICENSE'), 'utf8');
for (const name of ['onest', 'bricolage-grotesque']) {
  const licence = licenceOf(`@fontsource-variable/${name}`);
  writeFileSync(path.join(target, `LICENCE-${name}.txt`), licence);
}
// They differ in their first line, which says whose the font is.
const [first = '', ...others] = NOTO_CUTS.map(([script, , from = `noto-sans-${script}`]) =>
  licenceOf(`@fontsource/${from}`),
);
const owners = others.map((licence) => `${licence.split('\n')[0]}\n`);
writeFileSync(path.join(target, 'LICENCE-noto-sans.txt'), owners.join('') + first);
