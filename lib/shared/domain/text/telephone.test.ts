import { expect, test } from 'vitest';
import {
  isPhoneNumber,
  isSameTelephone,
  plainTelephone,
  telephoneHref,
  whatsappHref,
} from './telephone';

test.each([
  ['+356 2100 0000', '35621000000'],
  ['00356 21 000 000', '35621000000'],
  ['2100 0000', '35621000000'],
  ['+1 (868) 555-0100', '18685550100'],
  ['0044 20 7946 0000', '442079460000'],
  ['+4712345678', '4712345678'],
])('PROF-013 PROF-014 the number "%s" can be called and written to', (written, digits) => {
  expect(telephoneHref(written)).toBe(`tel:+${digits}`);
  expect(whatsappHref(written)).toBe(`https://wa.me/${digits}`);
});

test.each([
  ['+44 (0)20 7946 0018', 'GB', 'tel:+442079460018', 'https://wa.me/442079460018'],
  ['0044 ( 0 ) 20 7946 0018', 'GB', 'tel:+442079460018', 'https://wa.me/442079460018'],
  ['(+45) 22 12 34 56', 'DK', 'tel:+4522123456', 'https://wa.me/4522123456'],
  ['(+356) 2100-0000', '', 'tel:+35621000000', 'https://wa.me/35621000000'],
  ['4915112345678', 'DE', 'tel:+4915112345678', 'https://wa.me/4915112345678'],
  ['2100 0000', 'mt', 'tel:+35621000000', 'https://wa.me/35621000000'],
  ['2100 0000', 'MT', 'tel:+35621000000', 'https://wa.me/35621000000'],
  ['2100 0000', '', 'tel:+35621000000', 'https://wa.me/35621000000'],
  ['22 12 34 56', 'DK', 'tel:22123456', ''],
  ['(868) 555-0100', 'US', 'tel:8685550100', ''],
  ['020 7946 0018', 'GB', 'tel:02079460018', ''],
  ['(0)20 7946 0018', 'GB', 'tel:02079460018', ''],
  ['020 7946 0018', '', 'tel:02079460018', ''],
  ['347 123 4567', '', 'tel:3471234567', ''],
  ['612 345 678', '', 'tel:612345678', ''],
  ['98765 43210', 'MT', 'tel:9876543210', ''],
  ['(212) 555-0100', '', 'tel:2125550100', ''],
  ['39 347 123 4567', '', 'tel:393471234567', ''],
  ['138 1234 5678', 'CN', 'tel:13812345678', ''],
  ['356 2123 4567', '', 'tel:+35621234567', 'https://wa.me/35621234567'],
  ['(+356) 21-23 45 67', '', 'tel:+35621234567', 'https://wa.me/35621234567'],
  ['+356 (0)9912 3456', '', 'tel:+35699123456', 'https://wa.me/35699123456'],
  ['+49 0171 1234567', '', 'tel:+491711234567', 'https://wa.me/491711234567'],
  ['+39 06 6981 2345', '', 'tel:+390669812345', 'https://wa.me/390669812345'],
  ['2100 0000 ext 4', '', 'tel:+35621000000', 'https://wa.me/35621000000'],
  ['2100 0000 / 2100 0001', '', 'tel:+35621000000', 'https://wa.me/35621000000'],
  ['2100 0000 - 2100 0001', '', 'tel:+35621000000', 'https://wa.me/35621000000'],
  ['+44 20 7946 0018/020 7946 0019', 'GB', 'tel:+442079460018', 'https://wa.me/442079460018'],
  ['00356 2100 0000\n00356 2100 0001', '', 'tel:+35621000000', 'https://wa.me/35621000000'],
  ['Room 12, 2100 0000', '', 'tel:+35621000000', 'https://wa.me/35621000000'],
  ['Tel. +356 2100 0000, 2100 0001', '', 'tel:+35621000000', 'https://wa.me/35621000000'],
])(
  'PROF-013 PROF-014 "%s" of a listing in "%s" leads to "%s"',
  (written, countryIso, call, chat) => {
    expect(telephoneHref(written, countryIso)).toBe(call);
    expect(whatsappHref(written, { countryIso })).toBe(chat);
  },
);

test.each(['', 'by appointment', 'javascript:alert(1)', '12'])('"%s" is no number', (written) => {
  expect(telephoneHref(written)).toBe('');
  expect(whatsappHref(written)).toBe('');
});

test.each([
  '210000',
  '+356 2100 0000',
  '(+356) 2100-0000',
  '00356.21.00.00.00',
  '+1 868\u2011555\u20110100',
  '+356\u00a02100\u00a00000',
  '030/123456-7',
  '123456789012345',
  '00123456789012345',
  '\u202a+356 2100 0000\u202c',
  '٢١٠٠٠٠٠٠',
])('the ruling on telephone numbers takes "%s"', (written) => {
  expect(isPhoneNumber(written)).toBe(true);
});

test.each([
  '',
  '12345',
  '1234567890123456',
  'call me',
  '+356 2100 0000 ext. 4',
  '2100 0000, 2100 0001',
  '21+000000',
  '++35621000000',
  '<b>21000000</b>',
  '-------',
])('the ruling on telephone numbers refuses "%s"', (written) => {
  expect(isPhoneNumber(written)).toBe(false);
});

test.each([
  ['\u202a+356 2100 0000\u202c', '+356 2100 0000'],
  ['\u2068\u200e2100 0000\u2069', '2100 0000'],
  ['٠٠٣٥٦ ٧٩٠٠ ١٢٣٤', '00356 7900 1234'],
  ['+۳۵۶ ۷۹۰۰ ۵۶۷۸', '+356 7900 5678'],
  ['९८७६५४३२', '98765432'],
  ['\uff0b３５６２１００００００', '+35621000000'],
  ['𝟳𝟵𝟬𝟬 𝟭𝟮𝟯𝟰', '7900 1234'],
  [' 2100-0000 ', '2100-0000'],
  ['call me', 'call me'],
])('"%s" is written "%s"', (written, plain) => {
  expect(plainTelephone(written)).toBe(plain);
  expect(telephoneHref(written)).toBe(telephoneHref(plain));
});

test.each([
  ['٩٩٠٠٠٠٠٠', '+356 9900 0000', true],
  ['+356 9900 0000', '9900-0000', true],
  ['0035699000000', ' +356 (99) 000 000', true],
  ['+44 9900 0000', '9900 0000', false],
  ['+44 (0)20 7946 0018', '0044 20 7946 0018', true],
  ['+356 (0)9912 3456', '9912 3456', true],
  ['9900 0000', '9900 0001', false],
  ['12', ' 12 ', true],
  ['12', '13', false],
])('"%s" and "%s" are one number: %s', (one, other, isSame) => {
  expect(isSameTelephone(one, other)).toBe(isSame);
  expect(isSameTelephone(other, one)).toBe(isSame);
});

test('signs without end are read as fast as any other text (ReDoS)', () => {
  const started = performance.now();
  expect(isPhoneNumber(`${'('.repeat(200_000)}123456x`)).toBe(false);
  expect(telephoneHref('+('.repeat(50_000))).toBe('');
  expect(performance.now() - started).toBeLessThan(500);
});
