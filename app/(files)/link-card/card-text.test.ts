import { expect, test } from 'vitest';
import { drawableText, firstLetter, isShaped, nameSizePx } from './card-text';

test.each([
  ['Adaeze’s Crown Braids & Natural Hair', 'Adaeze’s Crown Braids & Natural Hair'],
  ['Ġużè ta’ Ħal Qormi', 'Ġużè ta’ Ħal Qormi'],
  ['Ọmọlará Ìlẹ̀ ɛdɔ', 'Ọmọlará Ìlẹ ɛdɔ'],
  ['Dar il-Kelma · دار الكلمة', 'Dar il-Kelma · دار الكلمة'],
  ['ሀበሻ Kitchen ☕', 'ሀበሻ Kitchen'],
  ['हिमाल 👩🏾‍🦱 क्‍ष', 'हिमाल क्‍ष'],
  ['Tbilisi თბილისი', 'Tbilisi თბილისი'],
  ['Καφενείο ☕', 'Καφενείο'],
  ['ශ්‍රී ලංකා', 'ශ්‍රී ලංකා'],
  ['ร้านทอง\u200C', 'ร้านทอง'],
  ['Beijing 北京', 'Beijing'],
  ['🎺 Carnival Brass 🎺', 'Carnival Brass'],
  ['Пʼятниця, 27 листопада', 'Пʼятниця, 27 листопада'],
  ['Oʻzbekiston', 'Oʻzbekiston'],
  ['24/7', '24/7'],
  ['A1', 'A1'],
])('"%s" is drawn as "%s"', (name, drawn) => {
  expect(drawableText(name)).toBe(drawn);
});

test.each(['ភ្នំពេញ', '北京', '👩🏾‍🦱', '', '24 ☕', '…'])('"%s" is left out', (name) => {
  expect(drawableText(name)).toBeNull();
});

test('a longer name is set smaller', () => {
  const sizes = [10, 40, 90].map((length) => nameSizePx('x'.repeat(length)));
  expect(sizes).toEqual([84, 68, 54]);
});

test.each([
  ['Ġużè', false],
  ['Dar · دار', true],
  ['ሀበሻ', true],
  ['हिमाल', true],
  ['Αθήνα', true],
  ['Հայ', true],
  ['שלום', true],
  ['ไทย', true],
])('"%s" is drawn as a picture: %s', (name, expected) => {
  expect(isShaped(name)).toBe(expected);
});

test.each([
  ['ġużè', 'Ġ'],
  ['हिमाल', 'हि'],
  ['دار', 'د'],
  ['άνοιξη', 'Ά'],
  ['தமிழ்', 'த'],
  ['თბილისი', 'თ'],
])('"%s" begins with "%s"', (name, letter) => {
  expect(firstLetter(name)).toBe(letter);
});
