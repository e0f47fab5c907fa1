import { expect, test } from 'vitest';
import { ReaderLanguage } from './call-fields';

test('the language of a reader is one of ours, also by the language alone', () => {
  expect(ReaderLanguage.parse('pt-BR')).toBe('pt-BR');
  expect(ReaderLanguage.encode('pt-BR')).toBe('pt-BR');
  expect(ReaderLanguage.parse('pt')).toBe('pt-BR');
  expect(ReaderLanguage.parse('ar')).toBe('ar');
  for (const other of ['xx', 'pt-PT', '', 7, null, undefined]) {
    expect(ReaderLanguage.parse(other)).toBeUndefined();
  }
});
