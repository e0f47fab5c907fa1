import { describe, expect, it, test } from 'vitest';
import { hasLetterOrDigit, leadAndRest, leadOf, truncate, truncateAtWord } from './text';

test('a text is cut at characters, never inside an emoji', () => {
  expect(truncate('abc', 3)).toBe('abc');
  expect(truncate('👩🏾abcdef', 3)).toBe('👩🏾a…');
});

test('a description is cut between words and loses the comma it ends on', () => {
  expect(truncateAtWord('Braids, locs and more', 40)).toBe('Braids, locs and more');
  expect(truncateAtWord('Braids, locs and more', 13)).toBe('Braids, locs…');
  expect(truncateAtWord('Braids, locs and more', 8)).toBe('Braids…');
  expect(truncateAtWord('Braids,\n\n  locs', 40)).toBe('Braids, locs');
});

test('a word longer than the limit is cut in two', () => {
  expect(truncateAtWord('Donaudampfschifffahrt', 6)).toBe('Donau…');
});

test('a lead is the sentences that fit, of the first paragraph', () => {
  expect(leadOf('One. Two! Three?', 9)).toBe('One. Two!');
  expect(leadOf('Short.\n\nSecond paragraph.', 100)).toBe('Short.');
  expect(leadOf('He said “yes.” Then he left.', 16)).toBe('He said “yes.”');
  expect(leadOf('ሰላም። እንኳን ደህና መጡ።', 10)).toBe('ሰላም።');
});

test('a first sentence that is too long is cut between words', () => {
  expect(leadOf('A sentence that goes on and on.', 12)).toBe('A sentence…');
});

test.each([
  ['One phrase.', 'One phrase.', ''],
  ['First here. Then a second one.', 'First here.', 'Then a second one.'],
  [' Short.\n\nSecond paragraph. ', 'Short.', 'Second paragraph.'],
  ['A sentence  that goes\non and on.', 'A sentence…', '…that goes\non and on.'],
  ['Abcdefghijklmnop', 'Abcdefghijk…', '…lmnop'],
  ['Abcdefghijklmnop qr', 'Abcdefghijk…', '…lmnop qr'],
  ['', '', ''],
])('%j is told once, in a lead and a rest', (text, lead, rest) => {
  expect(leadAndRest(text, 12)).toEqual({ lead, rest });
});

test('every word of a text is in its lead or its rest, in order and once', () => {
  const words = Array.from({ length: 60 }, (_, index) => `word${index}${index % 7 ? '' : '.'}`);
  for (let limit = 10; limit < 500; limit += 7) {
    const { lead, rest } = leadAndRest(words.join(' '), limit);
    const said = `${lead} ${rest}`.match(/word\d+/g);
    expect(said, String(limit)).toEqual(words.map((word) => word.replace('.', '')));
  }
});

describe('hasLetterOrDigit', () => {
  it.each(['Ada', 'ሰላም', '愛', 'Ż', '7', '٧', "O'", '💇 Braids'])('finds one in %j', (name) => {
    expect(hasLetterOrDigit(name)).toBe(true);
  });

  it.each(['', ' ', '.', '-_-', '💇', '\u200b', '…', "''"])('finds none in %j', (name) => {
    expect(hasLetterOrDigit(name)).toBe(false);
  });
});
