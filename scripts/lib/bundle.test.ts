import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bundle } from './bundle.mjs';

let clone: string;
beforeEach(() => {
  clone = mkdtempSync(path.join(tmpdir(), 'settln-bundle-'));
  put('package-lock.json', '{}');
  put('tsconfig.json', '{ "compilerOptions": { "paths": { "@/*": ["./*"] } } }');
  put('scripts/lib/bundle.mjs', '');
  put('words/words.json', '{ "word": "one" }');
  put('words/word.ts', `import words from './words.json'; export const word: string = words.word;`);
  put('server.ts', `import { word } from '@/words/word'; console.log(word, import.meta.url);`);
});
afterEach(() => {
  rmSync(clone, { recursive: true, force: true });
});

function put(file: string, content: string) {
  const place = path.join(clone, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, content);
}

const run = (file: string) => execFileSync(process.execPath, [file], { encoding: 'utf8' });

it('runs as its sources do, which find what lies beside them', async () => {
  expect(run(await bundle('server.ts', clone))).toBe(`one file://${clone}/server.ts\n`);
});

it('is made again when something that it imports has changed, and not otherwise', async () => {
  const file = await bundle('server.ts', clone);
  const made = statSync(file).ino;
  put('words/other.ts', 'not imported');
  await bundle('server.ts', clone);
  expect(statSync(file).ino).toBe(made);
  put('words/words.json', '{ "word": "two" }');
  expect(run(await bundle('server.ts', clone))).toContain('two ');
  put('words/word.ts', `export const word = 'three';`);
  expect(run(await bundle('server.ts', clone))).toContain('three ');
  rmSync(path.join(clone, 'words/word.ts'));
  await expect(bundle('server.ts', clone)).rejects.toThrow('Could not resolve');
});

it('is whole for all who ask for it at once', async () => {
  const files = await Promise.all(Array.from({ length: 3 }, () => bundle('server.ts', clone)));
  expect(files.map(run)).toEqual(files.map(() => `one file://${clone}/server.ts\n`));
});
