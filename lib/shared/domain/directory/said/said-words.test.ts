import { describe, expect, test } from 'vitest';
import { readSaid, SAYING_WORDS, type SaidChoice } from './said-words';

/** A Wednesday. */
const TODAY = '2026-11-25';

/** What folded words say, with the words that said it. */
function said(text: string): [string, ...SaidChoice[]][] {
  const words = text.split(' ');
  return readSaid(words, TODAY).map(({ choices, from, to }) => [
    words.slice(from, to).join(' '),
    ...choices,
  ]);
}
const place = (cityId: number, around: readonly number[] | null = null) =>
  ({ by: 'place', cityId, around }) as const;
const day = (date: string) => ({ by: 'day', day: date }) as const;

describe('a place', () => {
  test.each([
    ['braids in sliema', 'in sliema', 3],
    ['st julians', 'st julians', 43],
    ['saint julians braids', 'saint julians', 43],
    ['nails at san giljan', 'at san giljan', 43],
    ['cook in haz zebbug', 'in haz zebbug', 54],
    ['san pawl il bahar', 'san pawl il bahar', 45],
    ['food bugibba', 'bugibba', 45],
    ['rabat gozo', 'rabat gozo', 68],
    ['rabat', 'rabat', 5],
    ['ta xbiex', 'ta xbiex', 50],
  ])('of "%s"', (text, words, cityId) => {
    expect(said(text)).toEqual([[words, place(cityId)]]);
  });

  test('is not meant by the ferry that leaves for it', () => {
    expect(said('taxi to the gozo ferry')).toEqual([]);
  });

  test('is looked for around as well if somebody says so', () => {
    const [[words, choice] = []] = said('hair near sliema');
    expect(words).toBe('near sliema');
    expect(choice).toMatchObject({ by: 'place', cityId: 3 });
    const around = choice?.by === 'place' ? choice.around : null;
    expect(around?.slice(0, 3)).toEqual([3, 20, 50]);
    expect(around).not.toContain(68);
    expect(said('painter gozo')[0]?.[1]).toMatchObject({ cityId: 68 });
  });

  test('that somebody goes to is no filter', () => {
    expect(said('taxi to valletta')).toEqual([['to valletta']]);
    expect(said('airport from sliema')).toEqual([['from sliema']]);
    expect(said('taxi to victoria')).toEqual([['to victoria']]);
    expect(said('таксі до вікторії')).toEqual([['до вікторії']]);
    expect(said('da paola')).toEqual([]);
  });
});

describe('a time', () => {
  test.each<[string, string, SaidChoice[]]>([
    ['hair today', 'today', [day('2026-11-25')]],
    ['hair tomorrow', 'tomorrow', [day('2026-11-26')]],
    ['food tonight', 'tonight', [day('2026-11-25'), { by: 'evening' }]],
    ['nails saturday', 'saturday', [day('2026-11-28')]],
    ['nails on sat', 'on sat', [day('2026-11-28')]],
    ['nails next wednesday', 'next wednesday', [day('2026-12-02')]],
    ['nails wednesday', 'wednesday', [day('2026-11-25')]],
    ['nails at the weekend', 'at the weekend', [{ by: 'weekend' }]],
    ['nails this weekend', 'this weekend', [{ by: 'weekend', from: '2026-11-28' }]],
    ['nails next weekend', 'next weekend', [{ by: 'weekend', from: '2026-12-05' }]],
    ['nails in the evening', 'in the evening', [{ by: 'evening' }]],
    ['nails after 6pm', 'after 6pm', [{ by: 'evening' }]],
    ['nails at 18 30', 'at 18 30', [{ by: 'evening' }]],
    ['nails asap', 'asap', [{ by: 'soon' }]],
    ['nails today or tomorrow', 'today or tomorrow', [{ by: 'soon' }]],
    ['dj on 12 december', 'on 12 december', [day('2026-12-12')]],
    ['dj dec 24th', 'dec 24th', [day('2026-12-24')]],
    ['dj 1 january', '1 january', [day('2027-01-01')]],
  ])('in "%s"', (text, words, choices) => {
    expect(said(text)).toEqual([[words, ...choices]]);
  });

  test.each(['sun cream', 'sat nav', 'may flowers', '31 february'])('is none in "%s"', (text) =>
    expect(said(text)).toEqual([]),
  );

  test('of day stands beside an evening', () => {
    expect(said('braids tomorrow evening')).toEqual([
      ['tomorrow', day('2026-11-26')],
      ['evening', { by: 'evening' }],
    ]);
  });
});

describe('a price', () => {
  test.each([
    ['cut under 30', 'under 30', 30],
    ['cut less than 30 euro', 'less than 30 euro', 30],
    ['cut up to 9', 'up to 9', 9],
    ['cut 25 euros', '25 euros', 25],
    ['cut max 15 eur', 'max 15 eur', 15],
  ])('in "%s"', (text, words, priceUpTo) => {
    expect(said(text)).toEqual([[words, { by: 'price', priceUpTo }]]);
  });

  test.each(['under 30 minutes', '30 people', 'under 30 kg', '14 triq il wilga', 'under 0'])(
    'is none in "%s"',
    (text) => expect(said(text)).toEqual([]),
  );
});

describe('a mistyped word', () => {
  test.each(['monday', 'tonight', 'sliema', 'mosta', 'birkirkara'])('may be "%s"', (word) =>
    expect(SAYING_WORDS).toContain(word),
  );

  test.each([
    'petak',
    'hamis',
    'samedi',
    'vendredi',
    'domenica',
    'marsa',
    'luqa',
    'isla',
    'paola',
    'fmosta',
  ])('is not taken for "%s", which is nearly a name or a word', (word) =>
    expect(SAYING_WORDS).not.toContain(word),
  );
});
