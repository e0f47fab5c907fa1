import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { expect, it } from 'vitest';
import { isShaped } from '@/app/(files)/link-card/card-text';
import { readTables } from '@/scripts/lib/font-tables.mjs';

const source = readFileSync(path.join(import.meta.dirname, 'fonts.ts'), 'utf8');

/** The faces: their files, and the characters for which they are used. */
const faces = source
  .split('localFont({')
  .slice(1)
  .map((face) => ({
    file: /src: '([^']+)'/.exec(face)?.[1] ?? '',
    isPreloaded: !face.includes('preload: false'),
    ranges: [...(/'(U\+[^']+)'/.exec(face)?.[1] ?? '').matchAll(/U\+(\w+)(?:-(\w+))?/g)].map(
      ([, first = '', last = first]) => [Number.parseInt(first, 16), Number.parseInt(last, 16)],
    ),
  }));
const preloaded = faces.filter(({ isPreloaded }) => isPreloaded);

/** The characters of a font, by the part of its `cmap` that is for Unicode. */
async function charactersIn(file: string): Promise<string[]> {
  const packed = readFileSync(path.join(import.meta.dirname, file));
  // The types of the package do not know the last option.
  const whole = { targetFormat: 'truetype', keepAllGlyphs: true } as const;
  const font = await subsetFont(packed, '', whole);
  const cmap = readTables(font).get('cmap') ?? Buffer.alloc(0);
  const tables = Array.from({ length: cmap.readUInt16BE(2) }, (_, n) =>
    cmap.subarray(cmap.readUInt32BE(8 + 8 * n)),
  );
  const table = tables.find((found) => found.readUInt16BE(0) === 4);
  if (!table) throw new Error(`${file} has no cmap of format 4`);
  const size = table.readUInt16BE(6);
  return Array.from({ length: size / 2 }, (_, n) => {
    const [last, first] = [table.readUInt16BE(14 + 2 * n), table.readUInt16BE(16 + size + 2 * n)];
    return Array.from({ length: last - first + 1 }, (_letter, at) => first + at);
  })
    .flat()
    .filter((code) => code < 0xff_ff)
    .map((code) => String.fromCodePoint(code));
}

const isIn = (ranges: (typeof faces)[number]['ranges'], character: string) => {
  const code = character.codePointAt(0) ?? 0;
  return ranges.some(([first = 0, last = 0]) => first <= code && code <= last);
};

it.each(faces.filter(({ file }) => file.startsWith('./')))(
  'draws every letter and sign that is in $file with it',
  async ({ file, ranges }) => {
    const letters = (await charactersIn(file)).filter((character) =>
      /[\p{L}\p{N}\p{P}\p{S}]/u.test(character),
    );
    expect(letters.length).toBeGreaterThan(50);
    expect(letters.filter((letter) => !isIn(ranges, letter))).toEqual([]);
  },
);

/** Of Unicode 17; the fonts are older. */
const TOO_NEW = ['\u0C5C', '\u0CDC'];

it('has every letter, sign and digit of the scripts that previews draw as pictures', async () => {
  const files = readdirSync(path.join(import.meta.dirname, 'card'));
  const inFiles = await Promise.all(files.map((file) => charactersIn(`card/${file}`)));
  const drawn = new Set(inFiles.flat());
  const wanted = Array.from({ length: 0xff_ff }, (_, code) => String.fromCharCode(code)).filter(
    (character) => isShaped(character) && /[\p{L}\p{M}\p{N}\p{P}]/u.test(character),
  );
  expect(wanted.length).toBeGreaterThan(1_500);
  expect(wanted.filter((one) => !drawn.has(one) && !TOO_NEW.includes(one))).toEqual([]);
});

it('preloads 42 KB of fonts at most: they compete with what is drawn first', () => {
  const bytes = preloaded.map(({ file }) => statSync(path.join(import.meta.dirname, file)).size);
  expect(bytes).toHaveLength(2);
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(42 * 1024);
});

it('draws English texts with the preloaded fonts', () => {
  const folder = path.join(import.meta.dirname, '../../messages/en');
  const texts = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const headlines = preloaded.find(({ file }) => file.includes('bricolage'))?.ranges ?? [];
  // Names of people and marks of units are never in headlines.
  const characters = new Set([...texts.join('').replaceAll(/[\nüá©×]/g, '')]);
  expect([...characters].filter((character) => !isIn(headlines, character))).toEqual([]);
});
