import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { AbstractIntlMessages } from 'next-intl';
import type { Locale } from './locales';

/**
 * Used in the site. A language is read when somebody asks for it first, and the compiler does not
 * process it.
 */
export function readMessages(locale: Locale): AbstractIntlMessages {
  const file = path.join(process.cwd(), 'messages/generated/compiled', `${locale}.json`);
  return JSON.parse(readFileSync(file, 'utf8'));
}
