import { expect, it, vi } from 'vitest';
import { readSources } from '@/test/source-files';
import { formatNumber, withAnd } from './intl';

it('writes numbers as their language does, with Latin digits', () => {
  expect(formatNumber(1500, 'en')).toBe('1,500');
  expect(formatNumber(1500, 'ar')).toBe('1,500');
  expect(formatNumber(4.7, 'uk', { minimumFractionDigits: 1 })).toBe('4,7');
  expect(formatNumber(0.5, 'hi', { style: 'percent' })).toBe('50%');
  expect(formatNumber(1_234_567, 'hi')).toBe('12,34,567');
});

it('writes numbers as in English where Chrome does not know the language', () => {
  expect(formatNumber(1_234_567, 'ne')).toBe('1,234,567');
});

it('ends a list with the “and” of its language, or with a comma in a browser that does not know it', () => {
  expect(withAnd(['A', 'B', 'C'], 'en')).toBe('A, B and C');
  expect(withAnd(['A', 'B'], 'mt')).toBe('A u B');
  expect(withAnd(['A', 'B'], 'ne')).toBe('A र B');
  vi.spyOn(Intl.ListFormat, 'supportedLocalesOf').mockReturnValueOnce([]);
  expect(withAnd(['A', 'B', 'C'], 'ne')).toBe('A, B, C');
});

it('no other module asks Intl for numbers, prices, lists or names of languages', () => {
  const sources = readSources(['app', 'backend', 'components', 'lib']).values();
  const asking = [...sources].filter(({ text }) =>
    /\bnew Intl\.(?:NumberFormat|ListFormat|DisplayNames|PluralRules|Collator)\(/.test(text),
  );
  expect(asking.map(({ path }) => path).sort()).toEqual([
    'lib/shared/domain/language-name.ts',
    'lib/shared/domain/money.ts',
    'lib/shared/domain/text/intl.ts',
  ]);
});
