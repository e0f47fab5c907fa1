import { expect, test } from 'vitest';
import { dayParts } from '@/lib/shared/time/format';
import { cardLines } from './card-lines';

const monthIn = async (locale: 'ar' | 'en' | 'hi' | 'ne' | 'uk') => {
  const day = dayParts('2026-11-27', locale);
  const content = { above: '', name: 'Dar', kind: '', below: '', pictureUrl: '', day };
  return (await cardLines(content)).day?.month;
};

test.each(['ar', 'hi', 'ne'] as const)('the month of an event is drawn in %s', async (locale) => {
  expect(await monthIn(locale)).toHaveProperty('src');
});

test.each([
  ['en', 'Nov'],
  ['uk', 'лист'],
] as const)('the renderer writes the month of an event in %s', async (locale, text) => {
  expect(await monthIn(locale)).toEqual({ text: expect.stringContaining(text), sizePx: 60 });
});
