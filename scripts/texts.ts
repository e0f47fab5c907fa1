/*
 * `npm run texts` makes `messages/generated`; `-- mt` also lists what to look at in Maltese, `-- mt
 * person` notes that a person wrote what is stale, `-- all machine` that a machine wrote what is in
 * all languages, `-- counts` counts by language.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import compile from 'icu-minify/compile';
import { LANGUAGES } from '@/lib/texts/languages';
import { DEFAULT_LOCALE, type LanguageCode, PSEUDO_LOCALE } from '@/lib/texts/locales';
import { browserGroups, nameOfEntry } from './texts/browser-groups';
import { faultsOf, missingTexts, oddTexts, refusedSyntax, type Tree } from './texts/check-texts';
import { withEdgeWords } from './texts/edge-words';
import { toPseudo } from './texts/pseudo';
import { filesOf, readStatus, readTexts, statusPath } from './texts/read-texts';
import { type Maker, staleTexts, written } from './texts/status';
import { sourceTexts, unusedTexts } from './texts/unused';

const OUT = 'messages/generated';
/** Shown by `app/last-resort.tsx`. */
const LAST_RESORT = { meta: 'error', site: 'error', ui: 'logo' };

/** Absent where images are built. */
const EDGE = 'deploy/nginx.conf';

const LANGUAGE_CODES = Object.keys(LANGUAGES) as LanguageCode[];
const OTHERS = LANGUAGE_CODES.filter((code) => code !== DEFAULT_LOCALE);

function mapTexts(tree: Tree, map: (text: string) => string): Tree {
  const entries = Object.entries(tree).map(([key, value]) => [
    key,
    typeof value === 'string' ? map(value) : mapTexts(value, map),
  ]);
  return Object.fromEntries(entries);
}

/** Imports let the bundler compile the JSON and follow changes. */
function catalogue(): string {
  const nameOf = (language: string, area: string) => `${language.replaceAll('-', '_')}_${area}`;
  const imports = LANGUAGE_CODES.flatMap((language) =>
    filesOf(language).map(
      (area) => `import ${nameOf(language, area)} from '../${language}/${area}.json';`,
    ),
  );
  const rows = LANGUAGE_CODES.map((language) => {
    const areas = filesOf(language).map((area) => `${area}: ${nameOf(language, area)}`);
    return `  '${language}': { ${areas.join(', ')} },`;
  });
  return `import pseudo from './${PSEUDO_LOCALE}.json';
${imports.join('\n')}

export const CATALOGUE = {
  '${PSEUDO_LOCALE}': pseudo,
${rows.join('\n')}
};
`;
}

/** As next-intl's loader compiles them. The built site reads them when a language is asked for. */
function compiled(tree: Tree): unknown {
  const entries = Object.entries(tree).map(([key, value]) => [
    key,
    typeof value === 'string' ? compile(value) : compiled(value),
  ]);
  return Object.fromEntries(entries);
}

function lastResort(all: Record<string, Tree>): Tree {
  const groupOf = (texts: Tree | undefined, area: string, group: string) => {
    const tree = texts?.[area];
    return typeof tree === 'object' ? tree[group] : undefined;
  };
  const partOf = (texts: Tree): Tree => {
    const parts = Object.entries(LAST_RESORT).map(([area, group]): [string, Tree] => [
      area,
      { [group]: groupOf(texts, area, group) ?? groupOf(all[DEFAULT_LOCALE], area, group) ?? {} },
    ]);
    return Object.fromEntries(parts);
  };
  return Object.fromEntries(Object.entries(all).map(([code, texts]) => [code, partOf(texts)]));
}

function faultsOfLanguage(code: LanguageCode, texts: Tree, english: Tree): string[] {
  const stale = staleTexts(texts, english, readStatus(code));
  const missing = missingTexts(texts, english);
  if (stale.length + missing.length > 0)
    console.log(`messages/${code}: ${stale.length} older than English, ${missing.length} missing`);
  return faultsOf(texts, english, code, stale).map((fault) => `${code}: ${fault}`);
}

function list(title: string, paths: readonly string[]) {
  console.log([`${title}: ${paths.length}`, ...paths].join('\n  '));
}

function report(code: string, texts: Tree, english: Tree) {
  const { equal, long } = oddTexts(texts, english);
  list('Equal to English', equal);
  list('Over 1.6 times as long', long);
  list('Missing', missingTexts(texts, english));
  list('Older than their English', staleTexts(texts, english, readStatus(code)));
}

function writeTexts(english: Tree, all: Record<string, Tree>) {
  const pseudo = mapTexts(english, toPseudo);
  const groups = [...browserGroups()].map(([path, names]) => [nameOfEntry(path), names]);
  const files = {
    'catalogue.ts': catalogue(),
    // TypeScript reads from this which values a text needs.
    'messages.ts': `export interface Messages ${JSON.stringify(english, null, 2)}\n`,
    'browser-groups.ts': `export const BROWSER_GROUPS = ${JSON.stringify(Object.fromEntries(groups), null, 2)} as const;\n`,
    'last-resort.json': JSON.stringify(lastResort({ ...all, [PSEUDO_LOCALE]: pseudo })),
    [`${PSEUDO_LOCALE}.json`]: JSON.stringify(pseudo),
    ...Object.fromEntries(
      Object.entries({ ...all, [PSEUDO_LOCALE]: pseudo }).map(([code, texts]) => [
        `compiled/${code}.json`,
        JSON.stringify(compiled(texts)),
      ]),
    ),
  };
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(`${OUT}/compiled`, { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(`${OUT}/${name}`, content);
  if (existsSync(EDGE))
    writeFileSync(EDGE, withEdgeWords(readFileSync(EDGE, 'utf8'), errorsOf(all)));
}

function errorsOf(all: Record<string, Tree>): Record<string, Tree> {
  const rows = Object.entries(all).map(([code, { errors }]): [string, Tree] => [
    code,
    typeof errors === 'object' ? errors : {},
  ]);
  return Object.fromEntries(rows);
}

function count(all: Record<string, Tree>, english: Tree) {
  for (const code of OTHERS) {
    const texts = all[code] ?? {};
    const { equal, long } = oddTexts(texts, english);
    const missing = missingTexts(texts, english).length;
    const stale = staleTexts(texts, english, readStatus(code)).length;
    console.log(
      `messages/${code}: ${missing} missing, ${stale} older than English, ${equal.length} equal to it, ${long.length} over 1.6 times as long`,
    );
  }
  list('Texts that no source names', unusedTexts(english, sourceTexts()));
}

const all = Object.fromEntries(LANGUAGE_CODES.map((code) => [code, readTexts(code)]));
const english = all[DEFAULT_LOCALE] ?? {};
const [chosen, maker] = process.argv.slice(2);
if (chosen === 'counts') count(all, english);
else if (chosen) {
  for (const code of chosen === 'all' ? OTHERS : [chosen]) {
    const texts = all[code] ?? {};
    if (maker === 'machine' || maker === 'person') {
      const status = written(texts, english, readStatus(code), maker satisfies Maker);
      writeFileSync(statusPath(code), `${JSON.stringify(status, null, 2)}\n`);
    }
    report(code, texts, english);
  }
}
const problems = [
  ...refusedSyntax(english),
  ...OTHERS.flatMap((code) => faultsOfLanguage(code, all[code] ?? {}, english)),
];
if (problems.length > 0) throw new Error(`messages:\n${problems.join('\n')}`);
writeTexts(english, all);
