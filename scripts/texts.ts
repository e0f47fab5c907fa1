/*
 * `npm run texts` makes `messages/generated`; `-- counts` also counts by language; `-- notes` lists
 * short labels without a note for translators; `-- mt` lists what to look at in Maltese, `-- mt done` notes that all of it was compared with today's English
 * (`all` for all languages); `-- release` refuses what a release may not lack.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import compile from 'icu-minify/compile';
import { isComplete, LANGUAGES } from '@/lib/shared/texts/languages';
import { DEFAULT_LOCALE, type LanguageCode, PSEUDO_LOCALE } from '@/lib/shared/texts/locales';
import { browserGroups, nameOfEntry } from './texts/browser-groups';
import {
  faultsOf,
  missingTexts,
  oddTexts,
  refusedSyntax,
  type Tree,
  textsIn,
  usableTexts,
} from './texts/check-texts';
import { withEdgeWords } from './texts/edge-words';
import { lostNotes, noteOf, unnoted } from './texts/notes';
import { toPseudo } from './texts/pseudo';
import {
  areasOfEnglish,
  readNotes,
  readRefusedWords,
  readStatus,
  readTexts,
  STATUS_PATH,
  textsPath,
} from './texts/read-texts';
import { refusedIn } from './texts/refused-words';
import { compared, released, staleTexts } from './texts/status';
import { sourceTexts, unusedTexts } from './texts/unused';

const OUT = 'messages/generated';
/** Shown by `app/last-resort.tsx`. */
const LAST_RESORT = { meta: 'error', site: 'error', ui: 'logo' };

/** The file is absent where images are built. */
const EDGE = 'deploy/nginx.conf';

const LANGUAGE_CODES = Object.keys(LANGUAGES) as LanguageCode[];
const OTHERS = LANGUAGE_CODES.filter((code) => code !== DEFAULT_LOCALE);

const english = readTexts(DEFAULT_LOCALE);
const written = new Map<LanguageCode, Tree>(OTHERS.map((code) => [code, readTexts(code)]));
const textsOf = (code: LanguageCode): Tree => written.get(code) ?? {};
const notes = readNotes();
const refusedWords = readRefusedWords();
let status = readStatus();

function mapTexts(tree: Tree, map: (text: string) => string): Tree {
  const entries = Object.entries(tree).map(([key, value]) => [
    key,
    typeof value === 'string' ? map(value) : mapTexts(value, map),
  ]);
  return Object.fromEntries(entries);
}

/** Imports let the bundler compile the JSON and follow changes. */
function catalogue(): string {
  const areas = areasOfEnglish();
  const names = OTHERS.map((code) => [code, code.replaceAll('-', '_')] as const);
  const imports = [
    ...areas.map((area) => `import en_${area} from '../${DEFAULT_LOCALE}/${area}.json';`),
    ...names.map(([code, name]) => `import ${name} from './languages/${code}.json';`),
  ];
  const english = areas.map((area) => `${area}: en_${area}`).join(', ');
  return `import pseudo from './${PSEUDO_LOCALE}.json';
${imports.join('\n')}

export const CATALOGUE = {
  '${PSEUDO_LOCALE}': pseudo,
  '${DEFAULT_LOCALE}': { ${english} },
${names.map(([code, name]) => `  '${code}': ${name},`).join('\n')}
};
`;
}

/**
 * Compiles the texts as next-intl's loader does. The built site reads them when a language is asked
 * for.
 */
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

const staleIn = (code: LanguageCode) => staleTexts(textsOf(code), english, status, code);
const missingIn = (code: LanguageCode) => missingTexts(textsOf(code), english);

function faultsOfLanguage(code: LanguageCode): string[] {
  const [stale, missing] = [staleIn(code), missingIn(code)];
  if (stale.length + missing.length > 0)
    console.log(`messages/${code}: ${stale.length} older than English, ${missing.length} missing`);
  const refused = textsIn(textsOf(code)).flatMap(([path, text]) =>
    refusedIn(text, code, refusedWords).map((fault) => `${path} ${fault}`),
  );
  return [...faultsOf(textsOf(code), english, code, stale), ...refused].map(
    (fault) => `${code}: ${fault}`,
  );
}

function list(title: string, paths: readonly string[]) {
  console.log([`${title}: ${paths.length}`, ...paths].join('\n  '));
}

const withNote = (path: string) => {
  const note = noteOf(path, notes);
  return note === undefined ? path : `${path} (${note})`;
};

function report(code: LanguageCode) {
  const { equal, long } = oddTexts(textsOf(code), english);
  list('Equal to English', equal);
  list('Over 1.6 times as long', long);
  list('Missing', missingIn(code).map(withNote));
  list('Older than their English', staleIn(code).map(withNote));
}

function writeJson(path: string, value: unknown) {
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
}

/**
 * Refuses a release if a complete language lacks a text, or has one that is older than its English.
 * Otherwise removes the texts that English no longer has.
 */
function release() {
  const late = OTHERS.filter(isComplete).flatMap((code) =>
    [...missingIn(code), ...staleIn(code)].map((path) => `${code}: ${path}`),
  );
  if (late.length > 0) throw new Error(`missing, or older than their English:\n${late.join('\n')}`);
  for (const code of OTHERS) writeJson(textsPath(code), usableTexts(textsOf(code), english));
  writeJson(STATUS_PATH, released(english));
}

function writeTexts() {
  const pseudo = mapTexts(english, toPseudo);
  const groups = [...browserGroups()].map(([path, names]) => [nameOfEntry(path), names]);
  const usable = Object.fromEntries(
    OTHERS.map((code) => [code, usableTexts(textsOf(code), english)]),
  );
  const shown = { [DEFAULT_LOCALE]: english, ...usable, [PSEUDO_LOCALE]: pseudo };
  const each = (folder: string, texts: Record<string, Tree>, of: (tree: Tree) => unknown) =>
    Object.entries(texts).map(([code, tree]): [string, string] => [
      `${folder}/${code}.json`,
      JSON.stringify(of(tree)),
    ]);
  const files = {
    'catalogue.ts': catalogue(),
    // TypeScript reads from this which values a text needs.
    'messages.ts': `export interface Messages ${JSON.stringify(english, null, 2)}\n`,
    'browser-groups.ts': `export const BROWSER_GROUPS = ${JSON.stringify(Object.fromEntries(groups), null, 2)} as const;\n`,
    'last-resort.json': JSON.stringify(lastResort(shown)),
    [`${PSEUDO_LOCALE}.json`]: JSON.stringify(pseudo),
    ...Object.fromEntries(each('languages', usable, (tree) => tree)),
    ...Object.fromEntries(each('compiled', shown, compiled)),
  };
  rmSync(OUT, { recursive: true, force: true });
  for (const folder of ['languages', 'compiled'])
    mkdirSync(`${OUT}/${folder}`, { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(`${OUT}/${name}`, content);
  if (existsSync(EDGE))
    writeFileSync(
      EDGE,
      withEdgeWords(readFileSync(EDGE, 'utf8'), errorsOf({ [DEFAULT_LOCALE]: english, ...usable })),
    );
}

function errorsOf(all: Record<string, Tree>): Record<string, Tree> {
  const rows = Object.entries(all).map(([code, { errors }]): [string, Tree] => [
    code,
    typeof errors === 'object' ? errors : {},
  ]);
  return Object.fromEntries(rows);
}

function count() {
  for (const code of OTHERS) {
    const { equal, long } = oddTexts(textsOf(code), english);
    console.log(
      `messages/${code}: ${missingIn(code).length} missing, ${staleIn(code).length} older than English, ${equal.length} equal to it, ${long.length} over 1.6 times as long`,
    );
  }
  list('Texts that no source names', unusedTexts(english, sourceTexts()));
}

const [chosen, isDone] = process.argv.slice(2);
if (chosen === 'counts') count();
else if (chosen === 'notes') list('Short labels without a note', unnoted(english, notes));
else if (chosen === 'release') release();
else if (chosen) {
  const codes = OTHERS.filter((code) => chosen === 'all' || chosen === code);
  if (codes.length === 0) throw new Error(`no other language is "${chosen}"`);
  if (isDone === 'done') {
    for (const code of codes) status = compared(textsOf(code), english, status, code);
    writeJson(STATUS_PATH, status);
  }
  codes.forEach(report);
}
const problems = [
  ...refusedSyntax(english),
  ...lostNotes(english, notes),
  ...OTHERS.flatMap(faultsOfLanguage),
];
if (problems.length > 0) throw new Error(`messages:\n${problems.join('\n')}`);
writeTexts();
