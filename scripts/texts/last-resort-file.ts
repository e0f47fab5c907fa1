import { readFileSync } from 'node:fs';
import compile from 'icu-minify/compile';
import { ALL_LOCALES, DEFAULT_LOCALE, PSEUDO_LOCALE } from '@/lib/texts/locales';
import { toPseudo } from '@/lib/texts/pseudo';

/** What `app/last-resort.tsx` shows. */
const GROUPS = ['meta.error', 'site.error', 'ui.logo'] as const;

function groupOf(locale: string, [file = '', group = '']: string[]) {
  const folder = locale === PSEUDO_LOCALE ? DEFAULT_LOCALE : locale;
  const texts: Record<string, string> = JSON.parse(
    readFileSync(`messages/${folder}/${file}.json`, 'utf8'),
  )[group];
  const entries = Object.entries(texts).map(([key, text]) => {
    const message = compile(text);
    return [key, locale === PSEUDO_LOCALE ? toPseudo(message) : message];
  });
  return Object.fromEntries(entries);
}

/** `lib/texts/last-resort.gen.ts`: the texts of the error page that no server is left to send. */
export function lastResortFile(): string {
  const rows = ALL_LOCALES.map((locale) => {
    const groups = GROUPS.map((group) => [group, groupOf(locale, group.split('.'))]);
    return `'${locale}': ${JSON.stringify(Object.fromEntries(groups))},`;
  });
  return `// Written by \`npm run texts\` from messages.
import type { Locale } from './locales';
import type { CompiledGroup } from './texts';

type Groups = Record<${GROUPS.map((group) => `'${group}'`).join(' | ')}, CompiledGroup>;

export const LAST_RESORT: Readonly<Record<Locale, Groups>> = {
${rows.join('\n')}
};
`;
}
