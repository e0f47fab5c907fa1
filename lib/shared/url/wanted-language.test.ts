import { describe, expect, it } from 'vitest';
import { COMPLETE } from '@/lib/shared/texts/languages';
import { wantedLanguage } from './wanted-language';

const on = (page: string, languages: string[], cookies = '') =>
  wantedLanguage({ cookies, languages }, page, COMPLETE);

describe('the language that a page offers', () => {
  it('is the chosen one on pages of every other language', () => {
    for (const cookies of ['language=uk', 'a=b; language=uk', 'language=uk; a=b']) {
      expect(on('en', ['en-GB', 'it'], cookies)).toBe('uk');
      expect(on('it', ['it-IT'], cookies)).toBe('uk');
      expect(on('uk', ['en-GB'], cookies)).toBeUndefined();
    }
  });

  it('is none on pages of the language that somebody kept', () => {
    expect(on('en', ['it-IT'], 'language=en')).toBeUndefined();
  });

  it('is none for a choice that is not offered any more', () => {
    expect(on('en', ['it-IT'], 'language=xx')).toBeUndefined();
  });

  it('is else the first of the browser that we have', () => {
    expect(on('en', ['it-CH', 'fr'])).toBe('it');
    expect(on('en', ['tl', 'en'])).toBe('fil');
    expect(on('en', ['de-DE', 'sr-Cyrl-RS', 'en'])).toBe('sr');
    expect(on('en', ['de-DE'])).toBeUndefined();
    expect(on('en', [])).toBeUndefined();
  });

  it('is the Portuguese of Brazil for readers of any Portuguese, and for who chose "pt"', () => {
    for (const tag of ['pt', 'pt-PT', 'pt-BR', 'pt-AO']) {
      expect(on('en', [tag, 'it'])).toBe('pt-BR');
      expect(on('pt-BR', [tag, 'it'])).toBeUndefined();
    }
    expect(on('en', ['it-IT'], 'language=pt')).toBe('pt-BR');
    expect(on('pt-BR', ['it-IT'], 'language=pt')).toBeUndefined();
  });

  it('is none where a language that stands before is that of the page', () => {
    expect(on('en', ['de-DE', 'en-GB', 'it'])).toBeUndefined();
  });

  it('does not break the page for a tag that is none', () => {
    expect(on('en', ['en_US', ''])).toBeUndefined();
    expect(on('en', ['en_US', 'fr-MT'])).toBe('fr');
  });
});
