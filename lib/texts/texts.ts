import type { CompiledMessage } from 'icu-minify/format';
import format from 'icu-minify/format';
import { createElement, Fragment, type ReactNode } from 'react';
import type { Messages, Tag } from '@/messages/messages.gen';
import type { Locale } from './locales';

/** The path of an object in `messages/en` that holds texts, for example `booking.review`. */
export type Group = keyof Messages;

/** The texts of one group by key, ready to be formatted. */
export type CompiledGroup = Readonly<Record<string, CompiledMessage>>;

type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** What a text asks for. Of a key that may be one of several, what all of them ask for. */
type Values<G extends Group, K extends keyof Messages[G]> = Intersection<Messages[G][K]>;
type Arguments<Wanted> = [keyof Wanted] extends [never] ? [] : [values: Wanted];

/** The keys of a group whose texts have tags, which `rich` renders. */
type RichKey<G extends Group> = {
  [K in keyof Messages[G]]: Tag extends Messages[G][K][keyof Messages[G][K]] ? K : never;
}[keyof Messages[G]];

/** The keys of a group whose texts are plain. */
export type Key<G extends Group> = Exclude<keyof Messages[G], RichKey<G>>;

/** A text that is put into words later, by the one who knows the language. */
export type Message<G extends Group> = {
  [K in Key<G>]: keyof Messages[G][K] extends never
    ? { key: K; values?: undefined }
    : { key: K; values: Messages[G][K] };
}[Key<G>];

/** The texts of a group in one language: `t('title')`, `t('count', { count: 2 })`. */
export interface Texts<G extends Group> {
  /** The language, for dates and numbers among the texts. */
  readonly locale: Locale;
  <K extends Key<G>>(key: K, ...values: Arguments<Values<G, K>>): string;
  /** A text with tags: `t.rich('terms', { link: (chunks) => <a href="/terms">{chunks}</a> })`. */
  rich<K extends RichKey<G>>(key: K, values: Values<G, K>): ReactNode;
  /** A message that other code chose. */
  of(message: Message<G>): string;
  /** Whether a text, for example one that came over the wire, is a key of the group. */
  isKey(key: string): key is Key<G> & string;
}

const plurals = new Map<string, Intl.PluralRules>();
const numbers = new Map<string, Intl.NumberFormat>();

function kept<Formatter>(known: Map<string, Formatter>, key: string, create: () => Formatter) {
  const formatter = known.get(key) ?? create();
  known.set(key, formatter);
  return formatter;
}

const formatters = {
  getPluralRules: (locale: string, options: Intl.PluralRulesOptions) =>
    kept(plurals, locale + options.type, () => new Intl.PluralRules(locale, options)),
  getNumberFormat: (locale: string) => kept(numbers, locale, () => new Intl.NumberFormat(locale)),
  // No message formats a date: the generator refuses those, so this is never called.
  getDateTimeFormat: (locale: string) => new Intl.DateTimeFormat(locale),
} as Parameters<typeof format>[3]['formatters'];

type AnyValues = Parameters<typeof format<ReactNode>>[2];

/** Makes the function that puts the texts of a group into words. */
export function createTexts<G extends Group>(locale: Locale, group: CompiledGroup): Texts<G> {
  const parts = (key: string, values?: AnyValues) => {
    const message = group[key];
    // Without its text a page still works; the browser's part of a group may be missing in tests only.
    if (message === undefined) return key;
    return format<ReactNode>(message, locale, values, { formatters });
  };
  const plain = (key: string, values?: AnyValues) => {
    const text = parts(key, values);
    return Array.isArray(text) ? text.join('') : String(text);
  };
  const rich = (key: string, values?: AnyValues) => {
    const found = parts(key, values);
    return Array.isArray(found) ? createElement(Fragment, null, ...found) : found;
  };
  const of = ({ key, values }: { key: string; values?: AnyValues }) => plain(key, values);
  const isKey = (key: string) => Object.hasOwn(group, key);
  // Keys and values were checked where `Texts` is called; here they are any.
  return Object.assign(plain, { locale, rich, of, isKey }) as unknown as Texts<G>;
}
