import compile from 'icu-minify/compile';
import { typographyFaults } from './typography';

export interface Tree {
  [key: string]: string | Tree;
}

const KEY = /^[a-z][a-zA-Z0-9]*$/;

/** Paths such as `news.browser.heading`. */
export function textsIn(tree: Tree, path = ''): [path: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value]] : textsIn(value, `${path}${key}.`),
  );
}

const [SELECT, PLURAL, ORDINAL] = [1, 2, 3];

/** `names` are values, `<tags>`, and choices such as `count: plural`. */
interface Wanted {
  names: Set<string>;
  plurals: string[][];
  ordinals: string[];
}

function collect(node: unknown, wanted: Wanted): void {
  if (!Array.isArray(node)) return;
  const [name, kind, branches] = node;
  if (typeof name !== 'string') {
    for (const part of node) collect(part, wanted);
    return;
  }
  if (typeof kind !== 'number' || kind === 0) {
    wanted.names.add(node.length > 1 ? `<${name}>` : name);
    for (const part of node.slice(1)) collect(part, wanted);
    return;
  }
  const keys = Object.keys(branches ?? {});
  if (kind === SELECT) wanted.names.add(`${name}: ${keys.sort().join(' ')}`);
  else if (kind === PLURAL || kind === ORDINAL) wanted.names.add(`${name}: plural`);
  else wanted.names.add(`${name} as number or date`);
  const categories = keys.filter((key) => !key.startsWith('='));
  if (kind === PLURAL) wanted.plurals.push(categories);
  if (kind === ORDINAL) wanted.ordinals.push(...categories);
  for (const branch of Object.values(branches ?? {})) collectPart(branch, wanted);
}

function collectPart(part: unknown, wanted: Wanted): void {
  if (Array.isArray(part)) for (const node of part) collect(node, wanted);
}

function wantedBy(text: string): Wanted {
  const wanted: Wanted = { names: new Set(), plurals: [], ordinals: [] };
  collectPart(compile(text), wanted);
  // If a text has a number both as a plural and by its name, only the plural counts.
  for (const name of wanted.names) {
    if (wanted.names.has(`${name}: plural`)) wanted.names.delete(name);
  }
  return wanted;
}

/** Throws for syntax that is not ICU. */
export function namesIn(text: string): string[] {
  return [...wantedBy(text).names].sort();
}

/** Sentences about faults. `lib/shared/time/format.ts` formats, not ICU. */
export function refusedSyntax(tree: Tree): string[] {
  return textsIn(tree).flatMap(([path, text]) => {
    try {
      const odd = path.split('.').filter((key) => !KEY.test(key));
      const formats = namesIn(text).filter((name) => name.includes(' as '));
      return [
        ...odd.map(() => `${path}: keys are camelCase`),
        ...formats.map((name) => `${path}: {${name}}; pass it as formatted text`),
      ];
    } catch (error) {
      return [`${path}: ${error instanceof Error ? error.message : error}`];
    }
  });
}

/** In these languages `many` is for millions only. */
const MANY_IS_RARE = ['it', 'es', 'fr', 'pt'];

export function pluralsOf(code: string): string[] {
  const { pluralCategories } = new Intl.PluralRules(code).resolvedOptions();
  const isRare = MANY_IS_RARE.includes(code.split('-')[0] ?? '');
  return pluralCategories.filter((category) => !(isRare && category === 'many'));
}

function wrongPlurals(given: readonly string[], code: string): string[] {
  const asked = pluralsOf(code);
  return [
    ...asked.filter((category) => !given.includes(category)).map((one) => `lacks "${one}"`),
    ...given.filter((category) => !asked.includes(category)).map((one) => `has "${one}"`),
  ];
}

/** In ICU an apostrophe before a brace escapes it. */
const STRAIGHT = /"|'(?![{}<])/;

const hasOwnDigits = (code: string) =>
  new Intl.NumberFormat(code).resolvedOptions().numberingSystem !== 'latn';

const bare = (name: string) => name.replaceAll(/[<>]|:.*/g, '');

function faultsOfText(text: string, english: string, code: string, isStale: boolean): string[] {
  const found: string[] = [];
  if (!text.trim()) found.push('is empty');
  if (STRAIGHT.test(text)) found.push('has a straight quote');
  found.push(...typographyFaults(text, code));
  if (text.includes('#') && hasOwnDigits(code)) {
    found.push('has "#", which would be written in other digits: name the number');
  }
  try {
    const [asked, has] = [english, text].map((one) => namesIn(one).join(', '));
    if (asked !== has && !isStale) found.push(`has the values (${has}), not (${asked})`);
    const given = wantedBy(text);
    for (const one of given.plurals.flatMap((keys) => wrongPlurals(keys, code)))
      found.push(`${one} among its plurals`);
    // A text may lack some: "=1" to "=10" are often all that a category has.
    const { pluralCategories } = new Intl.PluralRules(code, { type: 'ordinal' }).resolvedOptions();
    const foreign = given.ordinals.filter((one) => !pluralCategories.some((own) => own === one));
    for (const one of foreign) found.push(`has "${one}" among its ordinals`);
  } catch (error) {
    found.push(error instanceof Error ? error.message : String(error));
  }
  return found;
}

export const ENGLISH_ONLY = /^legal\./;

export function missingTexts(tree: Tree, english: Tree): string[] {
  const texts = new Map(textsIn(tree));
  return textsIn(english).flatMap(([path]) =>
    texts.has(path) || ENGLISH_ONLY.test(path) ? [] : [path],
  );
}

/**
 * A missing text is no fault, and neither is one that English no longer has. `stale` has the paths
 * of texts whose values may be those of the former English.
 */
export function faultsOf(
  tree: Tree,
  english: Tree,
  code: string,
  stale: readonly string[] = [],
): string[] {
  const source = new Map(textsIn(english));
  return textsIn(tree).flatMap(([path, text]) => {
    const of = source.get(path);
    if (of === undefined) return [];
    const faults = faultsOfText(text, of, code, stale.includes(path));
    return faults.map((fault) => `${path} ${fault}`);
  });
}

/** Whether English gives all values that an older text of another language shows. */
function isFilledBy(text: string, english: string): boolean {
  const known = new Set(namesIn(english).map(bare));
  return namesIn(text).every((name) => known.has(bare(name)));
}

/**
 * The texts in the order of English, without those that English no longer has, and without those
 * that English would leave unfilled.
 */
export function usableTexts(tree: Tree, english: Tree): Tree {
  const entries = Object.entries(english).flatMap(([key, source]): [string, string | Tree][] => {
    const own = tree[key];
    if (own === undefined) return [];
    if (typeof source !== 'string') {
      const below = typeof own === 'string' ? {} : usableTexts(own, source);
      return Object.keys(below).length > 0 ? [[key, below]] : [];
    }
    return typeof own === 'string' && isFilledBy(own, source) ? [[key, own]] : [];
  });
  return Object.fromEntries(entries);
}

export function oddTexts(tree: Tree, english: Tree): { equal: string[]; long: string[] } {
  const source = new Map(textsIn(english));
  const both = textsIn(tree).map(([path, text]) => ({ path, text, of: source.get(path) ?? '' }));
  const isLong = ({ text, of }: { text: string; of: string }) =>
    text.length > 1.6 * of.length && text.length - of.length > 12;
  return {
    equal: both
      .filter(({ text, of }) => text === of && /[a-z]{3}/i.test(of))
      .map((one) => one.path),
    long: both.filter(isLong).map(({ path }) => path),
  };
}
