import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ALL_LOCALES, PSEUDO_LOCALE } from '@/lib/texts/locales';
import { browserGroups, browserGroupsFile, nameOfEntry } from './browser-groups';
import { catalogueFile, differences, languages } from './catalogue-file';
import { lastResortFile } from './last-resort-file';
import { messageTypes, valuesOf } from './message-types';

/** Removes the differences that the formatter decides about. */
const bare = (code: string) => code.replace(/[\s,;'"]/g, '');

const WRITTEN = [
  ['messages/catalogue.gen.ts', catalogueFile],
  ['messages/messages.gen.ts', messageTypes],
  ['lib/texts/browser-groups.gen.ts', browserGroupsFile],
  ['lib/texts/last-resort.gen.ts', lastResortFile],
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

describe('another language', () => {
  it('has a row in lib/texts/locales.ts, and each row has its texts', () => {
    const rows = ALL_LOCALES.filter((locale) => locale !== PSEUDO_LOCALE);
    expect([...rows].sort()).toEqual(languages().sort());
  });

  it('lacks no text, adds none, and takes the same values and tags', () => {
    const english = new Map([
      ['a.title', 'Hello <b>{name}</b>'],
      ['a.count', '{count, plural, one {# day} other {# days}}'],
      ['a.gone', 'Gone'],
    ]);
    const other = new Map([
      ['a.title', 'Bonġu {name}'],
      ['a.count', '{count, plural, one {jum} few {# ijiem} many {# jum} other {# jum}}'],
      ['a.more', 'More'],
    ]);
    expect(differences(english, english)).toEqual([]);
    expect(differences(other, english)).toEqual([
      'a.more is no text of English',
      'a.title has the values (name), not (b, name)',
      'a.gone is missing',
    ]);
  });
});

describe('what the browser gets', () => {
  it('is asked for by each page and layout whose client components have texts', () => {
    const shown = [...browserGroups().keys()].filter((path) => path.startsWith('app/'));
    const silent = shown.flatMap((path) => {
      const name = nameOfEntry(path);
      const wanted = path.endsWith('/page.tsx')
        ? `withTexts('${name}', `
        : `<BrowserTexts of="${name}">`;
      return readFileSync(path, 'utf8').includes(wanted) ? [] : [`${path} lacks ${wanted}`];
    });
    expect(silent).toEqual([]);
  });
});
