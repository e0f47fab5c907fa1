import { expect, test } from 'vitest';
import { plainParagraphs } from '@/lib/shared/domain/text/text';
import { checkReview, holdsContact, meanOf, shownName } from './review';

test.each([
  ['María-José Galea', 'María-José G.'],
  ['Ann', 'Ann'],
  ['  ann   van  der other ', 'ann O.'],
  ["Siobhán O'Neill", 'Siobhán O.'],
  ['Dr. Ann Other', 'Ann O.'],
  ['Prof Dr. Ann Other', 'Ann O.'],
  ['Rag. Ann Other', 'Ann O.'],
  ['د. أمل حداد', 'أمل ح.'],
  ['Ann Other Jr.', 'Ann O.'],
  ['Ann Other, PhD', 'Ann O.'],
  ['Mr. John Other III', 'John O.'],
  ['A. Other', 'A. O.'],
  ['Dr. Other', 'Other'],
  ['Dr.', 'Dr.'],
  ['श्\u200dयाम शर्मा', 'श्\u200dयाम श.'],
  ['می\u200cنا رضایی', 'می\u200cنا ر.'],
  ['Jean\u2011Luc Other', 'Jean-Luc O.'],
  ['Jean–Luc', 'Jean-Luc'],
  ['O`Brien', 'O’Brien'],
  ['Ann O´Brien', 'Ann O.'],
  ['evil\ua4f8com', ''],
  ['evil\u200b.com', ''],
  ['أمل حداد', 'أمل ح.'],
  ['Ann evil.com', ''],
  ['Ann 9900 0000', ''],
  ['<b>Ann</b>', ''],
  ['ann@other.example', ''],
  ['', ''],
  [null, ''],
])('of %s the review shows %s', (name, shown) => {
  expect(shownName(name)).toBe(shown);
});

test('of a name without an end thirty letters are shown', () => {
  expect(shownName('é'.normalize('NFD').repeat(80))).toBe(`${'é'.repeat(30)}…`);
});

test.each([
  'See evil.example',
  'www evil.com',
  'http://x',
  'ann@other',
  'ann＠other',
  '+356 9900 0000',
  '9900-00.00',
  '٩٩٠٠٠٠٠٠',
  'e\u200bvil.c\u200bom',
  'EVIL.COM',
  'Evil.Com',
  'T.ME/foo',
  '9900,0000',
  '9900–0000',
  '99\u201100\u221200_00',
  '9900 · 0000',
  'Come to 12, Triq il-Kbira',
  'TRIQ IL-KBIRA 12',
  'triq dun karm, nru 7',
  '45A Old Bakery Street, Valletta',
  '12 st. paul st.',
  'Republic Street no. 45',
  'Tower Road, 101',
  '7 Rue Avenue',
  'Look at evil dot com',
  'evil DOT shop',
  'evil-dot-com',
  'evil (dot) other',
  'evil[.]com',
  'evil . com',
  'evil .com',
  'evildotcom',
  'evil d0t net',
  't dot me slash evil',
  'evil。com',
  'evilꓸcom',
  'ann (at) other',
  'evil punto com',
  'evil point com',
  'evil ponto com',
  'evil punt com',
  'evil tačka com',
  'evil крапка com',
  'evil نقطة كوم',
  'evil डॉट कॉम',
])('“%s” may hold a way to reach somebody', (text) => {
  expect(holdsContact(text)).toBe(true);
});

test.each([
  'Lovely! I paid 25.50 and stayed 3 h.',
  'Good.\nBetter.',
  'From 10:30 to 12:45 on the 5th of March 2027',
  '10/10, would come again',
  'Molto bene... grazie',
  '10/10',
  '2.5 hours',
  'Nice.Good place',
  'I came in 2023, 2024 and 2025',
  'I paid 60,00',
  'From 10:30–12:45, e.g. for 2 at St. Julian’s',
  '2 minutes down the road, and 5 minutes from Triq il-Kbira',
  'Two streets away. 3 hours on the road, 20 km of road',
  'On the road 2 hours',
  '5 stars. Street parking is easy',
  'Polka dot nails, and a dot on each thumb',
  'She was there on the dot. Community at its best',
  'At this point it was late, and the point is that nobody came',
  'Il punto è che è stato bello. Comunque grazie',
  'Punto comune: tutti contenti',
  'Nice place. It was clean. Me and my sister are happy',
  'The chair (at the back) is soft',
])('“%s” holds none', (text) => {
  expect(holdsContact(text)).toBe(false);
});

test('line ends of forms count as one letter', () => {
  expect(plainParagraphs(' a\r\nb\rc \n')).toBe('a\nb\nc');
  expect(checkReview({ stars: '5', text: 'x\r\n'.repeat(500) })).toEqual({});
  expect(checkReview({ stars: '5', text: 'x'.repeat(1_001) })).toHaveProperty('text');
});

test.each(['', '0', '6', '3.5', 'five'])('“%s” is no number of stars', (stars) => {
  expect(checkReview({ stars, text: '' })).toEqual({ stars: { key: 'starsMissing' } });
});

test('a score is shown from three people on', () => {
  expect(meanOf({ count: 2, sum: 10 })).toBeNull();
  expect(meanOf({ count: 3, sum: 14 })).toBeCloseTo(4.67);
});
