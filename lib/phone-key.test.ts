import { expect, it } from 'vitest';
import { hasUsualLength, phoneKey } from './phone-key';

it.each([
  ['35621550001', ['2155 0001', '+356 2155-0001', '00356 (2155) 0001', '+356 2155 0001 ext 4']],
  ['35621550001', ['+356 ٢١٥٥٠٠٠١', '＋３５６２１５５０００１']],
  ['442079460958', ['+44 20 7946 0958', '+44 (0)20 7946 0958', '0044 20 7946 0958']],
  ['491711234567', ['+49 171 1234567', '+49 0171 1234567']],
  ['99912345678901', ['+999 12345678901', '00999 1234-5678901']],
  ['123456', ['123456', '12-34-56']],
])('BOOK-8: %s is known in every spelling', (key, spellings) => {
  for (const written of spellings) expect(phoneKey(written), written).toBe(key);
});

it('tells the number of one country from that of another', () => {
  expect(phoneKey('+39 2155 0001')).not.toBe(phoneKey('2155 0001'));
});

it.each([
  '2155 0001',
  '+356 2155-0001',
  '00356 (2155) 0001',
  '+356 ٢١٥٥٠٠٠١',
  '+44 20 7946 0958',
  '+44 (0)20 7946 0958',
  '+49 171 1234567',
  '+39 333 123 4567',
  '+1 (415) 555-0100',
])('takes %s as it is', (written) => expect(hasUsualLength(written)).toBe(true));

it.each([
  '+356 215 5000',
  '2155 000',
  '+356 2155 00011',
  '333 123 4567',
  '+999 12345678901',
  '123456',
])('has a question about the length of %s', (written) =>
  expect(hasUsualLength(written)).toBe(false),
);
