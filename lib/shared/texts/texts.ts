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

/** A path in `messages/en`, such as `booking.review`. */
export type Group = NamespaceKeys<Messages, NestedKeyOf<Messages>>;

type TextsOf<G extends Group> = NestedValueOf<Messages, G>;
type TextOf<G extends Group, K> = K extends keyof TextsOf<G>
  ? Extract<TextsOf<G>[K], string>
  : never;

type Rich = `${string}</${string}`;

/** The keys of plain texts. */
export type Key<G extends Group> = {
  [K in keyof TextsOf<G>]: TextOf<G, K> extends never
    ? never
    : TextOf<G, K> extends Rich
      ? never
      : K & string;
}[keyof TextsOf<G>];

/** The keys of texts with tags, which `rich` renders. */
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

/** If there are several keys, the values of all of them. */
type Values<Text extends string> = (
  Text extends unknown
    ? (values: ICUArgs<Text, Kinds> & ICUTags<Text, Tag>) => void
    : never
) extends (values: infer All) => void
  ? All
  : never;
type Arguments<Wanted> = [keyof Wanted] extends [never] ? [] : [values: Wanted];

/** A text that is written out where the language is known. */
export type Message<G extends Group> = {
  [K in Key<G>]: keyof Values<TextOf<G, K>> extends never
    ? { key: K; values?: undefined }
    : { key: K; values: Values<TextOf<G, K>> };
}[Key<G>];

export interface Texts<G extends Group> {
  readonly locale: Locale;
  <K extends Key<G>>(key: K, ...values: Arguments<Values<TextOf<G, K>>>): string;
  rich<K extends RichKey<G>>(key: K, values: Values<TextOf<G, K>>): ReactNode;
  of(message: Message<G>): string;
  isKey(key: string): key is Key<G>;
}

interface Translator {
  (key: string, values?: object): string;
  rich(key: string, values?: object): ReactNode;
  has(key: string): boolean;
}

export function toTexts<G extends Group>(translator: unknown, locale: Locale): Texts<G> {
  // The values are checked where `Texts` is called.
  const translate = translator as Translator;
  const texts = Object.assign((key: string, values?: object) => translate(key, values), {
    locale,
    rich: translate.rich,
    of: ({ key, values }: { key: string; values?: object }) => translate(key, values),
    isKey: (key: string) => translate.has(key) && !(key in Object.prototype),
  });
  return texts as unknown as Texts<G>;
}
