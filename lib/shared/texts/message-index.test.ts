import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CATALOGUE } from '@/messages/generated/catalogue';

const textsIn = (value: string | object): string[] =>
  typeof value === 'string' ? [value] : Object.values(value).flatMap(textsIn);

const [, index = ''] = readFileSync('docs/REQUIREMENTS.md', 'utf8').split('| Message | Item |');
const [table = ''] = index.split('\n\n');
/** Rows in brackets describe something else than a text of ours. */
const messages = [...table.matchAll(/^\| ([^(\n].*) \| [A-Z]+-\d{3} \|$/gm)].map(([, text = '']) =>
  // Two of them name their values by letters.
  text
    .replace('(status N)', '(status {status})')
    .replace('X out of N days. Y days', '{set} out of {days} days. {failed} days'),
);

test('ERR-001: every text of the message index is in the English texts, letter by letter', () => {
  expect(messages).toHaveLength(77);
  const texts = textsIn(CATALOGUE.en);
  // Alone, or as one of several between which a value selects.
  const has = (message: string) =>
    texts.some((text) => text === message || text.includes(`{${message}}`));
  expect(messages.filter((message) => !has(message))).toEqual([]);
});
