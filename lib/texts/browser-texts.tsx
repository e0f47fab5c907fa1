import 'server-only';
import { type ReactNode, use } from 'react';
import { BROWSER_GROUPS } from './browser-groups.gen';
import { compiledGroup } from './catalogue';
import type { Locale } from './locales';
import { requestLocale } from './request-locale';
import { WrittenTexts } from './texts-context';

/** A page or layout by its file below `app/[locale]`: `(site)/(news)/news/page`. */
type Entry = keyof typeof BROWSER_GROUPS;

interface BrowserTextsProps {
  of: Entry;
  children: ReactNode;
}

const written = new Map<string, string>();

/** The texts for an entry as JSON, written once per process. */
function writtenTexts(entry: Entry, locale: Locale): string {
  const key = `${locale} ${entry}`;
  const known = written.get(key);
  if (known !== undefined) return known;
  const groups = BROWSER_GROUPS[entry].map((group) => [group, compiledGroup(locale, group)]);
  const text = JSON.stringify(Object.fromEntries(groups));
  written.set(key, text);
  return text;
}

/**
 * Gives the browser the texts that the client components of a layout use, no others. The list is
 * generated from the imports, and a test checks that each page and layout asks for its own.
 */
export function BrowserTexts({ of, children }: BrowserTextsProps) {
  const locale = use(requestLocale());
  return (
    <WrittenTexts locale={locale} written={writtenTexts(of, locale)}>
      {children}
    </WrittenTexts>
  );
}

type Rendered<Props> = (props: Props) => Promise<ReactNode>;

/** A page whose client components get the texts that they use, whichever way it returns. */
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
    // Called, not rendered: a page redirects and decides its status before anything is sent.
    const rendered = page(props);
    return rendered instanceof Promise ? rendered.then(give) : give(rendered);
  };
}
