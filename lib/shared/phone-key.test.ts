import { getCountries, getExampleNumber } from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';
import { expect, it } from 'vitest';
import { isPhoneNumber, telephoneHref } from '@/lib/shared/domain/text/telephone';
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

it('checks, calls and knows the numbers of all countries as one, in every spelling', () => {
  for (const country of getCountries()) {
    const number = getExampleNumber(country, examples);
    if (!number) continue;
    const [code, national] = [number.countryCallingCode, number.nationalNumber];
    const spellings = [`+${code} ${national}`, `(+${code}) ${national}`, `00${code}-${national}`];
    // Elsewhere numbers may begin with a 0 of their own.
    const leavesZeroOut = !['39', '225', '229', '241', '242', '378'].includes(code);
    if (leavesZeroOut) spellings.push(`+${code} (0)${national}`, `+${code} 0${national}`);
    for (const written of spellings) {
      const read = {
        key: phoneKey(written),
        link: telephoneHref(written),
        isUsual: hasUsualLength(written),
        isTaken: isPhoneNumber(written),
      };
      const digits = number.number.slice(1);
      const expected = { key: digits, link: `tel:+${digits}`, isUsual: true, isTaken: true };
      expect({ written, ...read }).toEqual({ written, ...expected });
    }
  }
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
  '(+356) 21-23 45 67',
  '+356 (0)9912 3456',
  '356 2123 4567',
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
