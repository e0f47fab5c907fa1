import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pages } from '@/lib/shared/url/pages';
import { histories } from '@/test/histories';
import {
  addressIdeas,
  isReservedAddress,
  isShortAddress,
  SHORT_ADDRESS,
  toShortAddress,
} from './short-address';

test.each([
  ['Marija’s Chair', 'marijas-chair'],
  ['  Ħabiba & Ġużè ta’ Ħal Qormi ', 'habiba-and-guze-ta-hal-qormi'],
  ['Café Łódź – Straße №7', 'cafe-lodz-strasse-no7'],
  ['Парикмахерская Ольга', 'parikmakherskaya-olga'],
  ['Κομμωτήριο Ελένη', 'kommotirio-eleni'],
  ['دار الكلمة', 'dar-alklma'],
  ['हिमाल सैलून', 'himal-sailun'],
  ['ሰላም ምግብ', 'selam-mgb'],
  ['Studio ٢٤', 'studio-24'],
  ['北京', ''],
  ['🎺🎺', ''],
])('"%s" becomes "%s"', (name, address) => {
  expect(toShortAddress(name)).toBe(address);
});

test('whatever is typed becomes an address, none, or one that is too short', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (typed) => {
      const address = toShortAddress(typed);
      expect(
        address === '' || address.length < SHORT_ADDRESS.least || isShortAddress(address),
      ).toBe(true);
      expect(toShortAddress(address)).toBe(address);
    }),
    histories(1000),
  );
});

test.each(['ab', 'a'.repeat(41), 'Marija', '-abc', 'abc-', 'a--b', 'a_b', 'ä-b', 'a b', ''])(
  '"%s" is none',
  (text) => {
    expect(isShortAddress(text)).toBe(false);
  },
);

describe('ideas', () => {
  const NAMED = { name: 'Marija’s Chair', address: '8, Triq Dimech, Sliema', category: 'Beauty' };

  test('begin with what was wanted and the name, then the place', () => {
    expect(addressIdeas('', NAMED).slice(0, 3)).toEqual([
      'marijas-chair',
      'marijas-chair-sliema',
      'marijas-chair-malta',
    ]);
    expect(addressIdeas('Chair!', NAMED)[0]).toBe('chair');
  });

  test('a name that cannot be read is called by its kind', () => {
    const ideas = addressIdeas('', { ...NAMED, name: '北京' });
    expect(ideas[0]).toBe('beauty');
    expect(ideas).toContain('beauty-sliema');
  });

  test('are always addresses that may be chosen, and more than are shown', () => {
    const Words = fc.string({ unit: 'grapheme', maxLength: 80 });
    fc.assert(
      fc.property(Words, Words, Words, (wanted, name, address) => {
        const ideas = addressIdeas(wanted, { name, address, category: 'Home Services' });
        expect(ideas.length).toBeGreaterThanOrEqual(3);
        expect(ideas.every((idea) => isShortAddress(idea) && !isReservedAddress(idea))).toBe(true);
      }),
    );
  });
});

test('nobody is called like a page or like us', () => {
  const parts = Object.values(pages).map(({ path }) => path.split('/')[1]?.toLowerCase() ?? '');
  for (const part of parts.filter(isShortAddress))
    expect([part, isReservedAddress(part)]).toEqual([part, true]);
});

test.each([
  'settln-support',
  'mysettln',
  'set-tln',
  'setlln',
  'settl',
  'settlin',
  'stetln',
  'sett1n',
  '5ettln',
  'ask-setln',
  'support-team',
  'login-staff',
  'staff-malta',
  'help-24',
  'customer-service',
  'billing-and-payments',
  'http',
  'https-evil',
  'www-evil',
  'evil-com',
  'com',
  'index-html',
])('“%s” looks like us or like a part of an address', (address) => {
  expect(isReservedAddress(address)).toBe(true);
});

test.each([
  'marijas-chair',
  'sutton',
  'satin',
  'stella',
  'settings-of-gold',
  'setting',
  'nettle',
  'tech-support-anna',
  'dance-team',
  'home-services',
  'security-doors-zejtun',
  'hair-24',
  'comfort',
  'go-net',
])('“%s” does not', (address) => {
  expect(isReservedAddress(address)).toBe(false);
});
