import { expect, test } from 'vitest';
import { foldText } from '@/lib/shared/domain/text/fold';
import { piecesOf, withoutEmoji } from './typed-question';

test.each([
  ['nails tomorrow', ['nails', 'tomorrow']],
  [' nails,  tomorrow; ', ['nails,', 'tomorrow;']],
  ['nails/tomorrow', ['nails', 'tomorrow']],
  ['nails,hair;beard', ['nails', 'hair', 'beard']],
  ['حلاق،سليما', ['حلاق', 'سليما']],
  ['नाखून/बाल', ['नाखून', 'बाल']],
  ['24/7 a/c 12,50 и/или', ['24/7', 'a/c', '12,50', 'и/или']],
  ['R&B C++ it-Tnejn', ['R&B', 'C++', 'it-Tnejn']],
  ['💅', ['💅']],
])('the pieces of "%s" are %o', (typed, pieces) => {
  expect(piecesOf(typed)).toEqual(pieces);
});

test.each(['💅', '❤️', '❤', '🇲🇹', '👩‍🎨', '👍🏽', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '\uFE0F', '☎️', '🫩', '⭐'])(
  'of %s nothing stays',
  (emoji) => {
    expect(withoutEmoji(emoji).trim()).toBe('');
    expect(withoutEmoji(`nails${emoji}`).trim()).toBe('nails');
  },
);

test.each([
  'C++',
  'R&B',
  'l’avocat',
  "dell'arte",
  'o`clock',
  '24/7',
  '30€',
  '#1',
  'it-Tnejn',
  'b’inqas',
  'għażżien',
  'غداءً',
  'مَطْعَم',
  'नाखून',
  'काठमाडौँ',
  'ሰላም',
  'п’ятниця',
  'בית־ספר',
  '美容・室',
])('all of "%s" stays', (piece) => {
  expect(withoutEmoji(piece)).toBe(piece.normalize('NFKD'));
});

test.each(['می‌خواهم', 'क्‍ष', 'पर्‍यो', '1️⃣', 'Nails™', '½'])('%s folds as before', (piece) => {
  const folded = foldText(piece).replace(/[\uFE0F\u20E3]/gu, '');
  expect(foldText(withoutEmoji(piece))).toBe(folded);
});
