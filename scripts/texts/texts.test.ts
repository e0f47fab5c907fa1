import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { browserGroups, browserGroupsFile, nameOfEntry } from './browser-groups';
import { messageTypes, valuesOf } from './message-types';

/** Removes the differences that the formatter decides about. */
const bare = (code: string) => code.replace(/[\s,;'"]/g, '');

const WRITTEN = [
  ['messages/messages.gen.ts', messageTypes],
  ['lib/texts/browser-groups.gen.ts', browserGroupsFile],
] as const;

describe('what is generated from the texts', () => {
  it.each(WRITTEN)('%s is up to date; else run `npm run texts`', (path, write) => {
    expect(bare(readFileSync(path, 'utf8'))).toBe(bare(write()));
  });

  it('asks for the values of arguments, plurals, choices and tags', () => {
    const text =
      '<b>{name}</b> has {count, plural, =0 {none} other {# of {all}}}, {kind, select, a {A} b {B} other {C}}';
    expect(Object.fromEntries(valuesOf(text))).toEqual({
      b: 'Tag',
      name: 'string | number',
      count: 'number',
      all: 'string | number',
      kind: 'string',
    });
  });

  it('refuses formats of numbers and dates, which belong to the one module that formats', () => {
    expect(() => valuesOf('{price, number}')).toThrow('price');
  });
});

describe('what the browser gets', () => {
  it('is asked for by each page and layout whose client components have texts', () => {
    const silent = [...browserGroups().keys()].flatMap((path) => {
      const name = nameOfEntry(path);
      const wanted = path.endsWith('/page.tsx')
        ? `withTexts('${name}', `
        : `<BrowserTexts of="${name}">`;
      return readFileSync(path, 'utf8').includes(wanted) ? [] : [`${path} lacks ${wanted}`];
    });
    expect(silent).toEqual([]);
  });
});
