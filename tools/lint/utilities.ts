import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Finding } from './rule';

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file));
const textOf = (file: string) => readFileSync(file, 'utf8');

const files = ['app', 'components'].flatMap(filesIn);
const ownClasses = files
  .filter((file) => file.endsWith('.css'))
  .flatMap((sheet) => textOf(sheet).match(/(?<=\.)[a-z][\w-]*/gi) ?? []);
/** Named by utilities of other elements, such as `group-hover:`. */
const MARKER = /^(?:group|peer)(?:\/\w+)?$/;

/** Tailwind's own reader of utilities, which comes with its plugin. */
const withPlugin = createRequire(createRequire(import.meta.url).resolve('@tailwindcss/postcss'));
const { __unstable__loadDesignSystem: loadDesignSystem } = withPlugin('@tailwindcss/node');

/** The lists of classes in a source: texts of which at least half the words are utilities. */
function unknownWordsOf(text: string, toCss: (words: string[]) => (string | null)[]): string[] {
  const literals = [...text.matchAll(/(['"`])((?:(?!\1)[^\\\n]){2,}?)\1/g)];
  return literals.flatMap(([, , literal = '']) => {
    const words = literal.replaceAll(/\$\{[^}]*\}/g, ' ').split(/\s+/);
    const css = toCss(words);
    const unknown = words.filter((_, index) => css[index] === null);
    return unknown.length * 2 <= words.length ? unknown : [];
  });
}

/** Tailwind leaves out a utility that it does not know, without a word. */
export async function utilities(): Promise<Finding[]> {
  const design = await loadDesignSystem(textOf('app/styles/site.css'), {
    base: path.resolve('app/styles'),
  });
  const known = new Set(['', ...ownClasses]);
  return files
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) =>
      unknownWordsOf(textOf(file), design.candidatesToCss.bind(design))
        .filter((word) => /^[\w[@*-]/.test(word) && !known.has(word) && !MARKER.test(word))
        .map((word) => ({ file, says: `${word} is no utility of Tailwind` })),
    );
}
