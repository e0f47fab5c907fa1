import { expect, test } from 'vitest';
import { drawableText, nameSizePx } from './card-text';

test.each([
  ['Adaeze’s Crown Braids & Natural Hair', 'Adaeze’s Crown Braids & Natural Hair'],
  ['Ġużè ta’ Ħal Qormi', 'Ġużè ta’ Ħal Qormi'],
  ['Ọmọlará Ìlẹ̀ ɛdɔ', 'Ọmọlará Ìlẹ ɛdɔ'],
  ['Dar il-Kelma · دار الكلمة', 'Dar il-Kelma'],
  ['ሀበሻ Kitchen ☕', 'Kitchen'],
  ['🎺 Carnival Brass 🎺', 'Carnival Brass'],
])('"%s" is drawn as "%s"', (name, drawn) => {
  expect(drawableText(name)).toBe(drawn);
});

test.each(['دار الكلمة', 'ሀበሻ ኪችን', 'हिमाल', '👩🏾‍🦱', '', '24/7'])('"%s" is left out', (name) => {
  expect(drawableText(name)).toBeNull();
});

test('a longer name is set smaller', () => {
  const sizes = [10, 40, 90].map((length) => nameSizePx('x'.repeat(length)));
  expect(sizes).toEqual([84, 68, 54]);
});
