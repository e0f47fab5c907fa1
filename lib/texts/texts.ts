import type { ICUArgs, ICUTags, NamespaceKeys, NestedKeyOf, NestedValueOf } from 'next-intl';
import type { ReactNode } from 'react';
import type { Messages } from '@/messages/generated/messages';
import type { Locale } from './locales';

declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}

/** The path of an object in `messages/en` that holds texts, for example `booking.review`. */
export type Group = NamespaceKeys<Messages, NestedKeyOf<Messages>>;

type TextsOf<G extends Group> = NestedValueOf<Messages, G>;
type TextOf<G extends Group, K> = K extends keyof TextsOf<G>
  ? Extract<TextsOf<G>[K], string>
  : never;

type Rich = `${string}</${string}`;

/** The keys of a group whose texts are plain. */
export type Key<G extends Group> = {
  [K in keyof TextsOf<G>]: TextOf<G, K> extends never
    ? never
    : TextOf<G, K> extends Rich
      ? never
      : K & string;
}[keyof TextsOf<G>];

/** The keys of a group whose texts have tags, which `rich` renders. */
type RichKey<G extends Group> = {
  [K in keyof TextsOf<G>]: TextOf<G, K> extends never
    ? never
    : TextOf<G, K> extends Rich
      ? K & string
      : never;
}[keyof TextsOf<G>];

interface Kinds {
  ICUArgument: string | number;
  ICUNumberArgument: number;
  ICUDateArgument: Date;
}

type Tag = (chunks: ReactNode) => ReactNode;

/** What a text asks for. Of a key that may be one of several, what all of them ask for. */
type Values<Text extends string> = (
  Text extends unknown
    ? (values: ICUArgs<Text, Kinds> & ICUTags<Text, Tag>) => void
    : never
) extends (values: infer All) => void
  ? All
  : never;
type Arguments<Wanted> = [keyof Wanted] extends [never] ? [] : [values: Wanted];

/** A text that is put into words later, by the one who knows the language. */
export type Message<G extends Group> = {
  [K in Key<G>]: keyof Values<TextOf<G, K>> extends never
    ? { key: K; values?: undefined }
    : { key: K; values: Values<TextOf<G, K>> };
}[Key<G>];

/** The texts of a group in one language: `t('title')`, `t('count', { count: 2 })`. */
export interface Texts<G extends Group> {
  /** The language, for dates and numbers among the texts. */
  readonly locale: Locale;
  <K extends Key<G>>(key: K, ...values: Arguments<Values<TextOf<G, K>>>): string;
  /** A text with tags: `t.rich('terms', { link: (chunks) => <a href="/terms">{chunks}</a> })`. */
  rich<K extends RichKey<G>>(key: K, values: Values<TextOf<G, K>>): ReactNode;
  /** A message that other code chose. */
  of(message: Message<G>): string;
  /** Whether a text, for example one that came over the wire, is a key of the group. */
  isKey(key: string): key is Key<G>;
}

interface Translator {
  (key: string, values?: object): string;
  rich(key: string, values?: object): ReactNode;
  has(key: string): boolean;
}

/** A translator of next-intl with what ours know besides: the language, and messages of other code. */
export function toTexts<G extends Group>(translator: unknown, locale: Locale): Texts<G> {
  // Keys and values are checked where `Texts` is called.
  const translate = translator as Translator;
  const texts = Object.assign((key: string, values?: object) => translate(key, values), {
    locale,
    rich: translate.rich,
    of: ({ key, values }: { key: string; values?: object }) => translate(key, values),
    isKey: (key: string) => translate.has(key) && !(key in Object.prototype),
  });
  return texts as unknown as Texts<G>;
}
