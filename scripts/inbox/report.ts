import type { ListedObject } from '@/local/storage/read-bucket';
import { plain } from '../moderate/report';

/** What is there, one line each; the key is what `show` takes. */
export function reportLetters(letters: readonly ListedObject[]): string {
  if (letters.length === 0) return 'Nobody has written.';
  const lines = letters.map(({ key, storedAt }) => `${storedAt}  ${plain(key)}`);
  return [`${letters.length} in the inbox, newest first:`, ...lines].join('\n');
}

/** A stranger's letter as it may go to a terminal: line breaks kept, other control characters not. */
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
