import { readdirSync, readFileSync } from 'node:fs';
import compile from 'icu-minify/compile';
import { describe, expect, it } from 'vitest';
import { ALL_LOCALES, PSEUDO_LOCALE } from '@/lib/texts/locales';
import { browserGroups, nameOfEntry } from './browser-groups';
import { differences, namesIn, refusedSyntax } from './check-texts';
import { toPseudo } from './pseudo';

const COUNT =
  'It’s {count, plural, =0 {none} other {# of <b>{all}</b>}} in {kind, select, a {A} other {C}}';

describe('texts', () => {
  it('ask for the values of arguments, plurals, choices and tags', () => {
    expect(namesIn(COUNT)).toEqual(['all', 'b', 'count', 'kind']);
  });

  it('are refused with formats of numbers and dates, odd keys or broken syntax', () => {
    expect(refusedSyntax({ a: { price: '{price, number}', Odd: 'x', open: '{x' } })).toEqual([
      'a.price: {price as number or date}; pass it as formatted text',
      'a.Odd: keys are camelCase',
      expect.stringContaining('a.open: '),
    ]);
  });

  it('keep their values, choices and tags in the pseudo-locale', () => {
    expect(namesIn(toPseudo(COUNT))).toEqual(namesIn(COUNT));
    expect(compile(toPseudo("It''s {kind, select, a {A} other {C}}"))).toEqual([
      "[Îţ'ś ",
      ['kind', 1, { a: 'À', other: 'Ĉ' }],
      ']',
    ]);
  });
});

describe('another language', () => {
  it('has a row in lib/texts/locales.ts, and each row has its texts', () => {
    const folders = readdirSync('messages').filter((name) => name !== 'generated');
    const rows = ALL_LOCALES.filter((locale) => locale !== PSEUDO_LOCALE);
    expect([...rows].sort()).toEqual(folders.sort());
  });

  it('lacks no text, adds none, and takes the same values and tags', () => {
    const english = {
      a: {
        title: 'Hello <b>{name}</b>',
        count: '{count, plural, one {# day} other {# days}}',
        gone: 'Gone',
      },
    };
    const other = {
      a: {
        title: 'Bonġu {name}',
        count: '{count, plural, one {jum} few {# ijiem} many {# jum} other {# jum}}',
        more: 'More',
      },
    };
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
