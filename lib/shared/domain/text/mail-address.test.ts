import { describe, expect, test } from 'vitest';
import { addressKey, asAddress, mailboxOf, mailHref, plainAddress } from './mail-address';

describe('a plain address', () => {
  test.each([
    [' ann@example.com ', 'ann@example.com'],
    ['Ann.Other+visits@Example.COM', 'Ann.Other+visits@example.com'],
    ["o'neill_{x}@mail.example.co", "o'neill_{x}@mail.example.co"],
    ['\u2068ann@example.com\u2069', 'ann@example.com'],
    ['ann@m\u00fcller.example', 'ann@xn--mller-kva.example'],
    ['ann@XN--MLLER-KVA.example', 'ann@xn--mller-kva.example'],
    // What servers take for the same letters: full-width ones, and those of two characters.
    ['\uff56ictim\uff20ｅxample．com', 'victim@example.com'],
    ['E\u0301va@example.com', 'éva@example.com'],
  ])('"%s" is written as "%s"', (typed, written) => {
    expect(plainAddress(typed)).toBe(written);
    expect(plainAddress(written)).toBe(written);
  });

  test.each([
    'x<v@host.example>',
    '<v@host.example>',
    ',v@host.example',
    'v@host.example,',
    'a@b.co,v@host.example',

    'g:v@host.example;',
    '(c)v@host.example',
    'v@host.example(c)',
    'v(c)@host.example',
    ';v@host.example',

    '"v"@host.example',
    '"a b"@host.example',
    'v\\@host.example',
    'v@[127.0.0.1]',
    'v@127.0.0.1',
    'v@0x7f.1',

    'a@b@host.example',
    '@host.example',
    'v@',
    'v@host',
    'v host@host.example',
    'v@host .example',
    'v@host.example\r\nBcc: all@host.example',
    'v@host.example\u0000',
    'v\u00a0@host.example',

    'v%host.example@relay.example',
    '-oQ/tmp@host.example',
    '=?utf-8?q?v?=@host.example',
    'host.example!v@relay.example',
    '.v@host.example',
    'v.@host.example',

    'a..v@host.example',
    'v@host..example',
    'v@.host.example',
    'v@host.example.',
    'v@host.e',
    'v@-host.example',

    'v@host_x.example',
    'v@host.example/x',
    'v@host.example:25',
    'v@host.example?x',
    'v@host.example#x',

    'v@host。example',
    'x＜v@host.example＞',
    '，v@host.example',
    `${'a'.repeat(65)}@host.example`,
    `v@${'a'.repeat(64)}.example`,
    `v@${'a.'.repeat(124)}example`,
    '',
    ' ',
    'ann',
    '\u200b',
  ])('%j is none', (typed) => {
    expect(plainAddress(typed)).toBeNull();
    expect(addressKey(typed)).toBeNull();
  });

  test('is one address in capitals and small letters, in whatever script', () => {
    expect(addressKey('ANN@Example.com')).toBe('ann@example.com');
    expect(addressKey('ÜLA@example.com')).toBe(addressKey('üla@example.com'));
    expect(plainAddress('ÜLA@example.com')).toBe(plainAddress('üla@example.com'));
  });

  test('is what a field with it is sent as; anything else is sent as typed', () => {
    expect(asAddress(' ann@EXAMPLE.com')).toBe('ann@example.com');
    expect(asAddress(' ann \u200b')).toBe('ann');
  });
});

test.each([
  [' ann@example.com ', 'mailto:ann@example.com'],
  ['ann+b@example.com', 'mailto:ann%2Bb@example.com'],
  ['ann@example.com?bcc=all@example.com', ''],
  ['ann?cc=b@example.com', 'mailto:ann%3Fcc%3Db@example.com'],
  ['x<ann@example.com>', ''],
  ['ann', ''],
  ['', ''],
])('"%s" is written to as "%s"', (written, href) => {
  expect(mailHref(written)).toBe(href);
});

test.each([
  ['Ann+shop@Example.com', 'ann@example.com'],
  ['ann+a+b@example.com', 'ann@example.com'],
  ['ann@example.com', 'ann@example.com'],
  ['+ann@example.com', '+ann@example.com'],
  ['A.n.n+shop@GoogleMail.com', 'ann@gmail.com'],
  ['a.nn@example.com', 'a.nn@example.com'],
  ['ann@gmail.com.example', 'ann@gmail.com.example'],
])('mail to %s comes to the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

test('a domain without end is not read', () => {
  const unlike = Array.from({ length: 30_000 }, (_, n) => String.fromCodePoint(0x4e00 + n));
  const started = performance.now();
  expect(plainAddress(`ann@${unlike.join('')}.example`)).toBeNull();
  expect(performance.now() - started).toBeLessThan(200);
});
