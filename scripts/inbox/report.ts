import type { ListedObject } from '@/local/storage/read-bucket';
import { plain } from '../moderate/report';

/** The list of letters, one line each; `show` takes the key. */
export function reportLetters(letters: readonly ListedObject[]): string {
  if (letters.length === 0) return 'Nobody has written.';
  const lines = letters.map(({ key, storedAt }) => `${storedAt}  ${plain(key)}`);
  return [`${letters.length} in the inbox, newest first:`, ...lines].join('\n');
}

/**
 * A stranger's letter, safe for a terminal: line breaks stay, other control characters are removed.
 */
export function reportLetter(json: string): string {
  const fields: Record<string, unknown> = JSON.parse(json);
  return Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => {
      const lines = String(value).split(/\r?\n/).map(plain);
      return lines.length > 1 ? `${name}:\n  ${lines.join('\n  ')}` : `${name}: ${lines[0]}`;
    })
    .join('\n');
}
