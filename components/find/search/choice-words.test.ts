import { describe, expect, test } from 'vitest';
import type { SaidFilter } from '@/lib/shared/contract/service-search';
import { textsFor } from '@/lib/shared/texts/catalogue';
import { LANGUAGE_CODES, type LanguageCode } from '@/lib/shared/texts/locales';
import { choiceWords } from './choice-words';

function wordsIn(locale: LanguageCode) {
  return choiceWords({
    choices: textsFor(locale, 'directory.choices'),
    leads: textsFor(locale, 'directory.leads'),
    categories: textsFor(locale, 'services.categories'),
    communities: textsFor(locale, 'forms.communityNames'),
  });
}

const NONE = { id: '', isNear: false, day: '', priceUpTo: null, text: '', without: '' };
const SAID: readonly SaidFilter[] = [
  { ...NONE, by: 'soon' },
  { ...NONE, by: 'evening' },
  { ...NONE, by: 'weekend', text: 'weekend' },
  { ...NONE, by: 'price', priceUpTo: 20 },
  { ...NONE, by: 'day', day: '2026-11-30' },
  { ...NONE, by: 'place', id: '3', isNear: true },
];

describe('what was heard in the words', () => {
  test.each(LANGUAGE_CODES.filter((code) => code !== 'en'))('has its name in %s', (code) => {
    const [own, english] = [wordsIn(code), wordsIn('en')];
    for (const said of SAID) {
      // "Weekend" is a word of other languages as well.
      if (said.by !== 'weekend') expect(own.said(said)).not.toBe(english.said(said));
      expect(own.said(said)).not.toBe('');
    }
  });

  test.each(['Gozo', 'f’Għawdex', 'في غوزو', 'गोज़ो में', 'на Гозо'])(
    'is all of Gozo if "%s" was said',
    (text) => {
      const gozo = { ...NONE, by: 'place' as const, id: '68', isNear: true, text };
      expect(wordsIn('uk').said(gozo)).toBe('Гозо');
    },
  );
});
