import { readdirSync, readFileSync } from 'node:fs';
import { valuesOf } from './message-types';

const FOLDER = 'messages';
const SOURCE = 'en';

function filesOf(language: string): string[] {
  return readdirSync(`${FOLDER}/${language}`)
    .filter((name) => name.endsWith('.json'))
    .sort();
}

/** Every text of a language with its path, such as `news.browser.heading`. */
function textsOf(language: string): Map<string, string> {
  const found = new Map<string, string>();
  const collect = (path: string, tree: object) => {
    for (const [key, value] of Object.entries(tree)) {
      if (typeof value === 'string') found.set(`${path}.${key}`, value);
      else collect(`${path}.${key}`, value);
    }
  };
  for (const name of filesOf(language)) {
    const text = readFileSync(`${FOLDER}/${language}/${name}`, 'utf8');
    collect(name.replace('.json', ''), JSON.parse(text));
  }
  return found;
}

/** The values of a text by name. `{count, number}` is refused, so a plural is the only number. */
function namesIn(text: string): string {
  return [...valuesOf(text).keys()].sort().join(', ');
}

/** What differs between the texts of a language and the English ones, a sentence each. */
export function differences(
  texts: ReadonlyMap<string, string>,
  english: ReadonlyMap<string, string>,
): string[] {
  const unknown = [...texts.keys()].filter((path) => !english.has(path));
  return [
    ...unknown.map((path) => `${path} is no text of English`),
    ...[...english].flatMap(([path, source]) => {
      const text = texts.get(path);
      if (text === undefined) return [`${path} is missing`];
      const [wanted, given] = [namesIn(source), namesIn(text)];
      return wanted === given ? [] : [`${path} has the values (${given}), not (${wanted})`];
    }),
  ];
}

const pathIn = (line: string) => /'(.+)'/.exec(line)?.[1] ?? '';

/** The folders of `messages`, English first. */
export function languages(): string[] {
  const folders = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  const names = folders.map(({ name }) => name).filter((name) => name !== SOURCE);
  return [SOURCE, ...names.sort()];
}

/**
 * `messages/catalogue.gen.ts`: the texts of all languages. Throws if a language lacks a text of
 * English, or if one of its texts has other values or tags.
 */
export function catalogueFile(): string {
  const english = textsOf(SOURCE);
  for (const language of languages()) {
    const found = differences(textsOf(language), english);
    if (found.length > 0) throw new Error(`messages/${language}:\n${found.join('\n')}`);
  }
  const nameOf = (language: string, file: string) =>
    `${language}_${file.replace('.json', '')}`.replaceAll('-', '_');
  const all = languages().map((language) => ({ language, files: filesOf(language) }));
  const imports = all.flatMap(({ language, files }) =>
    files.map((file) => `import ${nameOf(language, file)} from './${language}/${file}';`),
  );
  // The formatter sorts imports by their paths, so English is not always the first of them.
  const sorted = imports.sort((one, other) => (pathIn(one) < pathIn(other) ? -1 : 1));
  const rows = all.map(({ language, files }) => {
    const groups = files.map((file) => `${file.replace('.json', '')}: ${nameOf(language, file)}`);
    return `'${language}': { ${groups.join(', ')} },`;
  });
  return `// Written by \`npm run texts\` from messages.
${sorted.join('\n')}

/** A group of texts, with the groups below it. */
export interface Tree {
  readonly [key: string]: string | Tree;
}

/** The texts by language and file. */
export const CATALOGUE: Readonly<Record<string, Tree>> = {
${rows.join('\n')}
};
`;
}
