import 'server-only';
import { type AbstractIntlMessages, NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { useLocale } from '@/lib/shared/texts/use-texts';
import { BROWSER_GROUPS } from '@/messages/generated/browser-groups';
import { messagesOf } from './catalogue';
import type { Locale } from './locales';
import type { LateEntry } from './use-late';

/** A page's file below `app/[locale]`, or a `LateEntry`. */
type Entry = keyof typeof BROWSER_GROUPS;

export const isLateEntry = (name: string): name is LateEntry =>
  name.startsWith('components/') && Object.hasOwn(BROWSER_GROUPS, name);

interface Tree {
  [key: string]: string | Tree;
}

const picked = new Map<string, AbstractIntlMessages>();

/** After compiling, a text with values is a list. */
const isGroup = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function browserMessages(entry: Entry, locale: Locale): AbstractIntlMessages {
  const key = `${locale} ${entry}`;
  const known = picked.get(key);
  if (known) return known;
  const messages: Tree = {};
  for (const group of BROWSER_GROUPS[entry]) {
    let from: unknown = messagesOf(locale);
    let to = messages;
    for (const step of group.split('.')) {
      from = isGroup(from) ? from[step] : undefined;
      const below = to[step];
      to = to[step] = isGroup(below) ? below : {};
    }
    const texts = Object.entries(from ?? {}).filter(([, value]) => !isGroup(value));
    Object.assign(to, Object.fromEntries(texts));
  }
  picked.set(key, messages);
  return messages;
}

/** Only texts that client components use. */
export function BrowserTexts({ of, children }: { of: Entry; children: ReactNode }) {
  const locale = useLocale();
  return (
    <NextIntlClientProvider locale={locale} messages={browserMessages(of, locale)}>
      {children}
    </NextIntlClientProvider>
  );
}

type Rendered<Props> = (props: Props) => Promise<ReactNode>;

export function withTexts<Props>(of: Entry, page: Rendered<Props>): Rendered<Props>;
export function withTexts<Props>(
  of: Entry,
  page: (props: Props) => ReactNode,
): (props: Props) => ReactNode;
export function withTexts<Props>(
  of: Entry,
  page: (props: Props) => ReactNode | Promise<ReactNode>,
): (props: Props) => ReactNode | Promise<ReactNode> {
  const give = (children: ReactNode) => <BrowserTexts of={of}>{children}</BrowserTexts>;
  return (props) => {
    // The page is called and not rendered, because it redirects and sets its status before that.
    const rendered = page(props);
    return rendered instanceof Promise ? rendered.then(give) : give(rendered);
  };
}
