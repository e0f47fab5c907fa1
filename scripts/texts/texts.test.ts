import { readdirSync, readFileSync } from 'node:fs';
import compile from 'icu-minify/compile';
import { describe, expect, it, test } from 'vitest';
import { COMPLETE, LANGUAGES } from '@/lib/shared/texts/languages';
import { DEFAULT_LOCALE } from '@/lib/shared/texts/locales';
import { testLong } from '@/test/test-long';
import { browserGroups, nameOfEntry } from './browser-groups';
import {
  faultsOf,
  missingTexts,
  namesIn,
  oddTexts,
  pluralsOf,
  refusedSyntax,
  usableTexts,
} from './check-texts';
import { withEdgeWords } from './edge-words';
import { lostNotes, noteOf, unnoted } from './notes';
import { toPseudo } from './pseudo';
import { readStatus, readTexts } from './read-texts';
import { refusedIn } from './refused-words';
import { compared, released, staleTexts } from './status';
import { typographyFaults } from './typography';
import { sourceTexts, unusedTexts } from './unused';

const COUNT =
  'It’s {count, plural, =0 {none} other {# of <b>{all}</b>}} in {kind, select, a {A} other {C}}';

const ABOUT_TEXTS = ['en', 'generated', 'notes.json', 'refused-words.json', 'status.json'];

describe('texts', () => {
  it('ask for the values of arguments, plurals, choices and tags', () => {
    expect(namesIn(COUNT)).toEqual(['<b>', 'all', 'count: plural', 'kind: a other']);
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

const english = {
  a: {
    title: 'Hello <b>{name}</b>',
    count: '{count, plural, one {# day} other {# days}}',
    kind: '{kind, select, new {New} other {Old}}',
    gone: 'Gone',
  },
  legal: { lead: 'These are the rules.' },
};
const maltese = {
  a: {
    title: 'Bonġu <b>{name}</b>',
    count: '{count, plural, one {jum} two {jumejn} few {# ijiem} many {# jum} other {# jum}}',
    kind: '{kind, select, new {Ġdid} other {Antik}}',
    gone: 'Marret',
  },
};

describe('another language', () => {
  it('has a row in lib/shared/texts/languages.ts, and each row has its texts', () => {
    const others = new Set(readdirSync('messages'));
    for (const name of ABOUT_TEXTS) others.delete(name);
    const rows = Object.keys(LANGUAGES).filter((code) => code !== DEFAULT_LOCALE);
    expect(rows.map((code) => `${code}.json`).sort()).toEqual([...others].sort());
  });

  it('takes the values, choices and tags of English', () => {
    expect(faultsOf(maltese, english, 'mt')).toEqual([]);
    const other = { a: { title: 'Bonġu {name}', kind: '{kind, select, other {X}}' } };
    expect(faultsOf(other, english, 'mt')).toEqual([
      'a.title has the values (name), not (<b>, name)',
      'a.kind has the values (kind: other), not (kind: new other)',
    ]);
  });

  it('may lack texts, and have some that English has no more, until a release', () => {
    const begun = { a: { gone: 'Marret', more: 'Iżjed' } };
    expect(faultsOf(begun, english, 'mt')).toEqual([]);
    expect(missingTexts(begun, english)).toEqual(['a.title', 'a.count', 'a.kind']);
  });

  testLong.each(COMPLETE.filter((code) => code !== DEFAULT_LOCALE))(
    'is whole at a release, as %s has to be: nothing is missing or older than its English',
    (code) => {
      const [own, source] = [readTexts(code), readTexts(DEFAULT_LOCALE)];
      const stale = staleTexts(own, source, readStatus(), code);
      expect([...missingTexts(own, source), ...stale]).toEqual([]);
    },
  );

  it('shows the English text until it has its own, or one for the values that English gives', () => {
    const given = {
      a: { gone: 'Marret {what}', kind: '{kind, select, other {X}}', more: 'Iżjed' },
    };
    expect(usableTexts(given, english)).toEqual({ a: { kind: given.a.kind } });
    const older = { a: { gone: 'Marret', title: 'Bonġu {name}' }, b: { c: 'X' } };
    expect(usableTexts(older, english)).toEqual({ a: { title: 'Bonġu {name}', gone: 'Marret' } });
  });

  it('names its numbers where the language has digits of its own', () => {
    const nepali = (other: string) => ({
      a: { count: `{count, plural, one {{count} दिन} other {${other} दिन}}` },
    });
    expect(faultsOf(nepali('{count}'), english, 'ne')).toEqual([]);
    expect(faultsOf(nepali('#'), english, 'ne')).toEqual([expect.stringContaining('has "#"')]);
  });

  it('has every plural of the language, and no other', () => {
    expect(pluralsOf('ar')).toHaveLength(6);
    expect(pluralsOf('it')).toEqual(['one', 'other']);
    const given = { a: { count: '{count, plural, one {день} other {дня} two {дні}}' } };
    expect(faultsOf(given, english, 'uk')).toEqual([
      'a.count lacks "few" among its plurals',
      'a.count lacks "many" among its plurals',
      'a.count has "two" among its plurals',
    ]);
  });

  it('has no ordinal of another language', () => {
    const english = {
      a: { visit: '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}' },
    };
    const ordinal = (categories: string) => ({ a: { visit: `{n, selectordinal, ${categories}}` } });
    expect(faultsOf(ordinal('=1 {Prva} other {#.}'), english, 'sr')).toEqual([]);
    expect(faultsOf(ordinal('two {2.} other {#.}'), english, 'sr')).toEqual([
      'a.visit has "two" among its ordinals',
    ]);
  });

  it('has no empty text and no straight quotes', () => {
    const given = { a: { gone: ' ', title: 'L\'isem <b>"{name}"</b>' } };
    expect(faultsOf(given, english, 'mt')).toEqual([
      'a.gone is empty',
      'a.title has a straight quote',
    ]);
  });

  it.each([
    ['fr', 'Dit «\u202foui\u202f»\u00a0: vraiment\u202f?', []],
    ['fr', 'Dit « oui »', ['has a wrong space before »', 'lacks a narrow space behind «']],
    ['fr', 'À 10:00, prix\u00a0?', ['has a wrong space before ?']],
    ['uk', 'Каже «так» і „ні“.', []],
    ['uk', 'Каже “так”', ['has ”, not « »', 'opens and closes „ “ unequally']],
    ['ar', 'قال «نعم', ['opens and closes « » unequally']],
    ['sr', 'Kaže „da“: {count, plural, one {# put} few {# puta} other {# puta}}!', []],
    ['it', 'Davvero ?', ['has a wrong space before ?']],
    ['es', '¿Querías decir <words></words>?', []],
    ['mt', 'Ta’ “Malta”', []],
  ])('of %s writes %j with its own marks and spaces', (code, text, faults) => {
    expect(typographyFaults(text, code)).toEqual(faults);
  });

  it.each([
    ['Ordna skont', ['has "ordna*": issortja']],
    ['Jordna u jordnaw', []],
    ['Kif inhi ordnata din il-lista', ['has "ordna*": issortja']],
    ['Ngħidu liema liġi NIFHMU.', ['has "nifhmu": nirreferu']],
  ])('has no word that was found wrong: %j', (text, faults) => {
    const words = { mt: { 'ordna*': 'issortja', nifhmu: 'nirreferu' }, it: { skont: '' } };
    expect(refusedIn(text, 'mt', words)).toEqual(faults);
  });

  it('is listed where it equals English or is much longer', () => {
    const given = { a: { gone: 'Gone', title: 'Bonġu u merħba lilek, għażiż <b>{name}</b>' } };
    expect(oddTexts(given, english)).toEqual({ equal: ['a.gone'], long: ['a.title'] });
  });

  it('is stale where its English has changed since the release', () => {
    const status = released(english);
    expect(staleTexts(maltese, english, status, 'mt')).toEqual([]);
    const changed = { ...english, a: { ...english.a, gone: 'Away', added: 'New' } };
    expect(staleTexts(maltese, changed, status, 'mt')).toEqual(['a.gone']);
    const filled = { ...english, a: { ...english.a, gone: 'Gone: {what}' } };
    expect(faultsOf(maltese, filled, 'mt')).toHaveLength(1);
    expect(faultsOf(maltese, filled, 'mt', ['a.gone'])).toEqual([]);

    const mended = { a: { ...maltese.a, gone: 'Bogħod', added: 'Ġdid' } };
    expect(staleTexts(mended, changed, status, 'mt')).toEqual(['a.gone', 'a.added']);
    const since = compared(mended, changed, status, 'mt');
    expect(Object.keys(since.since.mt ?? {})).toEqual(['a.gone', 'a.added']);
    expect(staleTexts(mended, changed, since, 'mt')).toEqual([]);
    expect(staleTexts(maltese, changed, since, 'it')).toEqual(['a.gone']);
  });
});

describe('a note for translators', () => {
  const english = { a: { title: 'Open', lead: 'This is open now.', more: { short: 'Right' } } };

  it('is that of the text, else of the nearest group', () => {
    const notes = { a: 'Of a shop', 'a.more': 'A side' };
    expect(noteOf('a.title', notes)).toBe('Of a shop');
    expect(noteOf('a.more.short', notes)).toBe('A side');
    expect(noteOf('b.title', notes)).toBeUndefined();
  });

  it('is asked for by labels of one or two words', () => {
    expect(unnoted(english, {})).toEqual(['a.title: Open', 'a.more.short: Right']);
    expect(unnoted(english, { 'a.more': 'A side' })).toEqual(['a.title: Open']);
  });

  it('is refused where English has no such text or group', () => {
    expect(lostNotes(english, { 'a.more': '', 'a.title': '', 'a.tit': '', b: '' })).toEqual([
      'messages/notes.json: English has no a.tit',
      'messages/notes.json: English has no b',
    ]);
  });
});

test('the edge has the words of its pages from the messages', () => {
  const languages = Object.keys(LANGUAGES).map((code) => [code, readTexts(code).errors ?? {}]);
  const conf = readFileSync('deploy/nginx.conf', 'utf8');
  const made = withEdgeWords(conf, Object.fromEntries(languages));
  expect(made).toBe(conf);
  expect(made).toContain("    ar 'rtl';");
  // Without a text of its own a language has the English one.
  expect(withEdgeWords(conf, { ...Object.fromEntries(languages), mt: {} })).not.toContain(
    'Xi ħaġa',
  );
});

describe('a text that nothing shows', () => {
  it('is one whose key no source names, whole or in part', () => {
    const tree = { a: { shown: 'A', kindOld: 'B', byName: 'C', gone: 'D' } };
    const sources = ["t('shown')", `t(\`kind\${kind}\`)`, 'const KEYS = { byName: 1 };'];
    expect(unusedTexts(tree, sources)).toEqual(['a.gone']);
  });

  it('is in no file', () => {
    const areas = readdirSync('messages/en').map((name) => [
      name.replace('.json', ''),
      JSON.parse(readFileSync(`messages/en/${name}`, 'utf8')),
    ]);
    expect(unusedTexts(Object.fromEntries(areas), sourceTexts())).toEqual([]);
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
