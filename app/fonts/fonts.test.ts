import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const source = readFileSync(path.join(import.meta.dirname, 'fonts.ts'), 'utf8');

/** The faces that every page preloads: their files, and the characters for which they are used. */
const preloaded = source
  .split('localFont({')
  .slice(1)
  .filter((face) => !face.includes('preload: false'))
  .map((face) => ({
    file: /src: '([^']+)'/.exec(face)?.[1] ?? '',
    ranges: [...(/'(U\+[^']+)'/.exec(face)?.[1] ?? '').matchAll(/U\+(\w+)(?:-(\w+))?/g)].map(
      ([, first = '', last = first]) => [Number.parseInt(first, 16), Number.parseInt(last, 16)],
    ),
  }));

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
  const isCovered = (character: string) => {
    const code = character.codePointAt(0) ?? 0;
    return headlines.some(([first = 0, last = 0]) => first <= code && code <= last);
  };
  expect([...characters].filter((character) => !isCovered(character))).toEqual([]);
});
