import { describe, expect, it } from 'vitest';
import { directionOf, mayTighten, setName } from './promo-text';

/** Every character half as wide as the font is high. */
const measure = (line: string) => [...line].length * 50;
const set = (name: string) => setName(name, 740, measure);

describe('setting a name', () => {
  it('leaves a short one on one line, at full size', () => {
    expect(set('Amma Home Care')).toEqual({ lines: ['Amma Home Care'], size: 74 });
  });

  it('breaks a longer one into two lines as even as can be', () => {
    expect(set('Habesha Coffee & Injera Kitchen')).toEqual({
      lines: ['Habesha Coffee', '& Injera Kitchen'],
      size: 74,
    });
  });

  it('lets a break stand for the sign that would end or begin a line', () => {
    expect(set('دار الكلمة · Dar il-Kelma').lines).toEqual(['دار الكلمة', 'Dar il-Kelma']);
    expect(set('Selam · Braids').lines).toEqual(['Selam · Braids']);
  });

  it('then makes it smaller, and takes a third line for a very long one', () => {
    const long = set('Maison Soleil Traiteur Antillais & Réceptions');
    expect(long.lines).toHaveLength(2);
    expect(long.size).toBeLessThan(74);
    const longest = set('The International Association of Ethiopian Coffee Ceremonies in Malta');
    expect(longest.lines).toHaveLength(3);
  });

  it('fits into the width whatever comes, and loses no word', () => {
    const names = ['A', '', 'W'.repeat(120), Array(60).fill('ab').join(' '), '  a \n b  '];
    for (const name of names) {
      const { lines, size } = set(name);
      expect(lines.join(' ')).toBe(name.trim().split(/\s+/).join(' '));
      for (const line of lines) expect((measure(line) * size) / 100).toBeLessThanOrEqual(740);
    }
  });
});

describe('the direction of a name', () => {
  it.each([
    ['Habesha Coffee', 'ltr'],
    ['دار الكلمة', 'rtl'],
    ['7 دار', 'rtl'],
    ['Dar دار', 'ltr'],
    ['ቡና ቤት', 'ltr'],
    ['हिमाल एक्सप्रेस', 'ltr'],
    ['', 'ltr'],
  ])('of %j is %s', (name, direction) => {
    expect(directionOf(name)).toBe(direction);
  });
});

describe('moving letters closer', () => {
  it('is for Latin names only', () => {
    expect(mayTighten('Mãos de Ouro & Co. 24/7')).toBe(true);
    for (const name of ['دار الكلمة', 'हिमाल एक्सप्रेस', 'ቡና ቤት', 'Dar دار']) {
      expect(mayTighten(name)).toBe(false);
    }
  });
});
