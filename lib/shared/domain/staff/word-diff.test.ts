import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffWords, type Piece } from './word-diff';

const textOf = (pieces: readonly Piece[], left: Piece['kind']) =>
  pieces
    .filter(({ kind }) => kind !== left)
    .map(({ text }) => text)
    .join('');

describe('what became of a text', () => {
  it('is said word by word', () => {
    expect(diffWords('Dressings and a calm voice. Msida.', 'Dressings and drips. Msida.')).toEqual([
      { text: 'Dressings and', kind: 'same' },
      { text: ' a calm voice.', kind: 'gone' },
      { text: ' drips.', kind: 'new' },
      { text: ' Msida.', kind: 'same' },
    ]);
  });

  it('is nothing where nothing changed, and all where nothing was', () => {
    expect(diffWords('one two', 'one two')).toEqual([{ text: 'one two', kind: 'same' }]);
    expect(diffWords('', 'one')).toEqual([{ text: 'one', kind: 'new' }]);
    expect(diffWords('', '')).toEqual([]);
  });

  it('has both texts in it, whatever they are', () => {
    const text = fc
      .array(fc.constantFrom('a', 'b', 'دار', 'é', ' ', '\n', 'long-word'), { maxLength: 30 })
      .map((words) => words.join(''));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const pieces = diffWords(before, after);
        expect(textOf(pieces, 'new')).toBe(before);
        expect(textOf(pieces, 'gone')).toBe(after);
      }),
    );
  });

  it('takes very long texts as a whole, and at once', () => {
    const long = 'word '.repeat(5000);
    expect(diffWords(long, `${long}more`).map(({ kind }) => kind)).toEqual(['gone', 'new']);
  });
});
