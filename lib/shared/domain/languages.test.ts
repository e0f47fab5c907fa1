import { expect, test } from 'vitest';
import { isSpokenLanguage, LANGUAGE_OPTIONS, READ_OPTIONS } from './languages';
import { inLanguage } from './second-language';

test('people write and speak Portuguese, of whichever country', () => {
  expect(READ_OPTIONS).toContainEqual({ value: 'pt', label: 'Português' });
  expect(isSpokenLanguage('pt')).toBe(true);
  expect(isSpokenLanguage('pt-BR')).toBe(false);
});

test('each language is named once', () => {
  const values = LANGUAGE_OPTIONS.map(({ value }) => value);
  expect(new Set(values).size).toBe(values.length);
  for (const value of values) expect(value).toMatch(/^[a-z]{2,3}$/);
});

test('second texts in Portuguese are for readers of the Brazilian pages', () => {
  const texts = { text: 'Bread', second: 'Pão' };
  const languages = { language: 'en', secondLanguage: 'pt' };
  expect(inLanguage(languages, texts, 'pt-BR')).toEqual({ text: 'Pão', language: 'pt' });
  expect(inLanguage(languages, texts, 'es')).toEqual({ text: 'Bread', language: 'en' });
  const first = { language: 'pt', secondLanguage: 'en' };
  expect(inLanguage(first, { text: 'Pão', second: 'Bread' }, 'pt-BR').text).toBe('Pão');
});
