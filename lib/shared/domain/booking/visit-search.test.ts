import { expect, it } from 'vitest';
import { isFound, searchTerms } from './visit-search';

const visit = {
  id: '40822',
  customerName: 'Chidinma Okonkwo-Borġ',
  customerPhone: '+356 9900 0001',
  services: [{ name: 'Coffee ceremony' }, { name: 'قهوة' }],
};

it('takes a telephone number by its last digits, and anything else word by word', () => {
  expect(searchTerms('00356 9900-0001')).toEqual(['99000001']);
  expect(searchTerms('(+356) 99-00 00 01')).toEqual(['99000001']);
  expect(searchTerms('٩٩٠٠ ٠٠٠١')).toEqual(['99000001']);
  expect(searchTerms('0001')).toEqual(['0001']);
  expect(searchTerms(' 12 ')).toEqual(['12']);
  expect(searchTerms('  Ann   Borg ')).toEqual(['Ann', 'Borg']);
  expect(searchTerms('a b c d e f')).toHaveLength(5);
  expect(searchTerms(' ')).toEqual([]);
});

it.each([
  'bo',
  'c c',
  'ق',
  'borg',
  'CHIDI coffee',
  '99000001',
  '+356 9900 0001',
  '40822',
  'قهوة',
  'قهوه',
  'Okonkwo’ borg',
  'coffee & borg',
  '',
])('finds a visit by %j', (search) => expect(isFound(visit, search)).toBe(true));

it.each(['rg', '0', 'borgo', 'coffee tea', '99000002', '%', '&'])(
  'does not find it by %j',
  (search) => expect(isFound(visit, search)).toBe(false),
);
