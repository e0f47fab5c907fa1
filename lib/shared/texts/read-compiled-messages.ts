import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { AbstractIntlMessages } from 'next-intl';
import type { Locale } from './locales';

/**
 * For the site: a language is read when it is first asked for, and the compiler has nothing to do
 * with it.
 */
export function readMessages(locale: Locale): AbstractIntlMessages {
  const file = path.join(process.cwd(), 'messages/generated/compiled', `${locale}.json`);
  return JSON.parse(readFileSync(file, 'utf8'));
}
