import compile from 'icu-minify/compile';
import { CATALOGUE, type Tree } from '@/messages/catalogue.gen';
import { DEFAULT_LOCALE, type Locale, PSEUDO_LOCALE } from './locales';
import { toPseudo } from './pseudo';
import { type CompiledGroup, createTexts, type Group, type Texts } from './texts';

function textsOfGroup(locale: Locale, group: string): [string, string][] {
  let tree: string | Tree | undefined =
    CATALOGUE[locale === PSEUDO_LOCALE ? DEFAULT_LOCALE : locale];
  for (const step of group.split('.')) tree = typeof tree === 'object' ? tree[step] : undefined;
  return Object.entries(tree ?? {}).flatMap(([key, text]) =>
    typeof text === 'string' ? [[key, text]] : [],
  );
}

const compiled = new Map<string, CompiledGroup>();

/** The compiled texts of a group; compiled once per process. */
export function compiledGroup(locale: Locale, group: Group): CompiledGroup {
  const key = `${locale} ${group}`;
  const known = compiled.get(key);
  if (known) return known;
  const inLanguage =
    locale === PSEUDO_LOCALE ? toPseudo : (message: ReturnType<typeof compile>) => message;
  const texts = Object.fromEntries(
    textsOfGroup(locale, group).map(([name, text]) => [name, inLanguage(compile(text))]),
  );
  // The compiler's objects have no prototype, which React refuses to send to a browser.
  const plain: CompiledGroup = JSON.parse(JSON.stringify(texts));
  compiled.set(key, plain);
  return plain;
}

const functions = new Map<string, unknown>();

/** The texts of a group for whoever knows the language: routes, drawn pictures, mail and tests. */
export function textsFor<G extends Group>(locale: Locale, group: G): Texts<G> {
  const key = `${locale} ${group}`;
  const known = functions.get(key) ?? createTexts<G>(locale, compiledGroup(locale, group));
  functions.set(key, known);
  // The key names the group, whose type the map cannot carry.
  return known as Texts<G>;
}
