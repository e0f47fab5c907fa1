import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { browserGroups, nameOfEntry } from './texts/browser-groups';
import { differences, refusedSyntax } from './texts/check-texts';
import { toPseudo } from './texts/pseudo';

/** Not in git: made after `npm install` and before a build. */
const OUT = 'messages/generated';
const SOURCE = 'en';
const PSEUDO = 'en-XA';
/** `app/last-resort.tsx` shows these, in every language. */
const LAST_RESORT = { meta: 'error', site: 'error', ui: 'logo' };

interface Tree {
  [key: string]: string | Tree;
}

function mapTexts(tree: Tree, map: (text: string) => string): Tree {
  const entries = Object.entries(tree).map(([key, value]) => [
    key,
    typeof value === 'string' ? map(value) : mapTexts(value, map),
  ]);
  return Object.fromEntries(entries);
}

function filesOf(language: string): string[] {
  const names = readdirSync(`messages/${language}`).filter((name) => name.endsWith('.json'));
  return names.map((name) => name.replace('.json', '')).sort();
}

function readTexts(language: string): Tree {
  const areas = filesOf(language).map((area) => [
    area,
    JSON.parse(readFileSync(`messages/${language}/${area}.json`, 'utf8')),
  ]);
  return Object.fromEntries(areas);
}

/** So that the bundler compiles the JSON and development follows changes. */
function catalogue(languages: readonly string[]): string {
  const nameOf = (language: string, area: string) => `${language.replaceAll('-', '_')}_${area}`;
  const imports = languages.flatMap((language) =>
    filesOf(language).map(
      (area) => `import ${nameOf(language, area)} from '../${language}/${area}.json';`,
    ),
  );
  const rows = languages.map((language) => {
    const areas = filesOf(language).map((area) => `${area}: ${nameOf(language, area)}`);
    return `  '${language}': { ${areas.join(', ')} },`;
  });
  return `import pseudo from './${PSEUDO}.json';
${imports.join('\n')}

export const CATALOGUE = {
  '${PSEUDO}': pseudo,
${rows.join('\n')}
};
`;
}

function lastResort(all: Record<string, Tree>): Tree {
  const partOf = (texts: Tree): Tree => {
    const parts = Object.entries(LAST_RESORT).map(([area, group]): [string, Tree] => {
      const tree = texts[area];
      return [area, { [group]: (typeof tree === 'object' && tree[group]) || {} }];
    });
    return Object.fromEntries(parts);
  };
  return Object.fromEntries(Object.entries(all).map(([code, texts]) => [code, partOf(texts)]));
}

function writeTexts() {
  const folders = readdirSync('messages', { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && entry.name !== 'generated',
  );
  const languages = folders.map(({ name }) => name).sort();
  const english = readTexts(SOURCE);
  const all = Object.fromEntries(languages.map((language) => [language, readTexts(language)]));
  const problems = [
    ...refusedSyntax(english),
    ...languages.flatMap((language) =>
      differences(all[language] ?? {}, english).map((one) => `${language}: ${one}`),
    ),
  ];
  if (problems.length > 0) throw new Error(`messages:\n${problems.join('\n')}`);

  const pseudo = mapTexts(english, toPseudo);
  const groups = [...browserGroups()].map(([path, names]) => [nameOfEntry(path), names]);
  const written = {
    'catalogue.ts': catalogue(languages),
    // JSON is TypeScript too: types read from it which values texts need.
    'messages.ts': `export interface Messages ${JSON.stringify(english, null, 2)}\n`,
    'browser-groups.ts': `export const BROWSER_GROUPS = ${JSON.stringify(Object.fromEntries(groups), null, 2)} as const;\n`,
    'last-resort.json': JSON.stringify(lastResort({ ...all, [PSEUDO]: pseudo })),
    [`${PSEUDO}.json`]: JSON.stringify(pseudo),
  };
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT);
  for (const [name, content] of Object.entries(written)) writeFileSync(`${OUT}/${name}`, content);
}

writeTexts();
