import { expect, test } from 'vitest';
import { nearAddress } from './near-address';

test.each([
  ['gmial.com', 'gmail.com'],
  ['gmail.con', 'gmail.com'],
  ['gmial.con', 'gmail.com'],
  ['gmail.co', 'gmail.com'],
  ['gmail.cm', 'gmail.com'],
  ['gmail.comm', 'gmail.com'],
  ['gmail,com', 'gmail.com'],
  ['gmail..com', 'gmail.com'],
  ['gmail .com', 'gmail.com'],
  ['gmailcom', 'gmail.com'],
  ['gmail', 'gmail.com'],
  ['GMAI.COM', 'gmail.com'],
  ['hotmial.com', 'hotmail.com'],
  ['hotmal.it', 'hotmail.it'],
  ['yaho.com', 'yahoo.com'],
  ['yahooo.co.uk', 'yahoo.co.uk'],
  ['yahoo.cim', 'yahoo.com'],
  ['outlok.com', 'outlook.com'],
  ['iclod.com', 'icloud.com'],
  ['live.con', 'live.com'],
  ['aol.cmo', 'aol.com'],
  ['protonmial.com', 'protonmail.com'],
  ['onvol.ner', 'onvol.net'],
])('%s is asked about', (written, meant) => {
  expect(nearAddress(`ann@${written}`)).toBe(`ann@${meant}`);
});

test.each([
  'gmail.com',
  'Gmail.com',
  'googlemail.com',
  'mail.com',
  'email.com',
  'ymail.com',
  'yahoo.fr',
  'yahoo.ca',
  'yahoo.com.ph',
  'hotmail.co.uk',
  'live.com.mt',
  'outlook.pt',
  'gmx.de',
  'msn.com',
  'love.com',
  'olive.com',
  'um.edu.mt',
  'gov.mt',
  'example.com',
  'gmail.example.com',
  'proton.me',
  '',
])('%j is taken as it is', (domain) => {
  expect(nearAddress(`ann@${domain}`)).toBeNull();
});

test.each(['', 'ann', '@gmial.com', 'gmial.com'])('%j is no address to ask about', (typed) => {
  expect(nearAddress(typed)).toBeNull();
});

test('keeps the part before the sign as it was typed', () => {
  expect(nearAddress(' Ann.Borg+x@gmial.com ')).toBe('Ann.Borg+x@gmail.com');
});
