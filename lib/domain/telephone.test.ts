import { expect, test } from 'vitest';
import { telephoneHref, whatsappHref } from './telephone';

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

test.each(['', 'by appointment', 'javascript:alert(1)', '12'])('"%s" is no number', (written) => {
  expect(telephoneHref(written)).toBe('');
  expect(whatsappHref(written)).toBe('');
});
