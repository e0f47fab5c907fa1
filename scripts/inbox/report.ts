import { plain } from '../lib/plain';
import type { ListedObject } from './read-bucket';

export function reportMessages(
  messages: readonly ListedObject[],
  done: ReadonlySet<string>,
): string {
  if (messages.length === 0) return 'Nobody has written.';
  const lines = messages.map(
    ({ key, storedAt }) => `${storedAt}  ${plain(key)}${done.has(key) ? '  done' : ''}`,
  );
  return [`${messages.length} in the inbox, newest first:`, ...lines].join('\n');
}

/** Safe for a terminal: keeps line breaks, removes other control characters. */
export function reportMessage(json: string): string {
  const fields: Record<string, unknown> = JSON.parse(json);
  const lines = Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => {
      const lines = String(value).split(/\r?\n/).map(plain);
      return lines.length > 1 ? `${name}:\n  ${lines.join('\n  ')}` : `${name}: ${lines[0]}`;
    });
  return [...lines, ...nextSteps(fields)].join('\n');
}

/** A shell takes it as one plain word. */
const PLAIN_ADDRESS = /^[\w.+-]+@[\w.-]+$/;

function nextSteps({ kind, email }: Record<string, unknown>): string[] {
  if (kind !== 'deletion') return [];
  const address = typeof email === 'string' && PLAIN_ADDRESS.test(email) ? email : '<e-mail>';
  return [
    '',
    'Write to the address first, to be sure that its owner has asked. Then:',
    `  npm --logs-max=0 run privacy -- export ${address}`,
    `  npm --logs-max=0 run privacy -- erase ${address}`,
  ];
}
