import { describe, expect, it } from 'vitest';
import { decodeBytes } from './decode-bytes';

const utf16 = (text: string, mark: boolean) =>
  Buffer.from(mark ? `\ufeff${text}` : text, 'utf16le');
const PROLOG = (charset: string) => `<?xml version="1.0" encoding="${charset}"?>`;

describe('the text of bytes', () => {
  it.each([
    ['UTF-8', Buffer.from('<a>Żejtun ቡና</a>'), ''],
    ['UTF-8 with a mark', Buffer.from('\ufeff<a>Żejtun ቡና</a>'), ''],
    [
      'UTF-8 with a mark against its header',
      Buffer.from('\ufeff<a>Żejtun ቡና</a>'),
      'charset=latin1',
    ],
    ['UTF-16 with a mark', utf16('<a>Żejtun ቡና</a>', true), ''],
    ['big-endian UTF-16 with a mark', utf16('<a>Żejtun ቡና</a>', true).swap16(), ''],
  ])('is read from %s', (_, bytes, type) => {
    expect(decodeBytes(bytes, type)).toBe('<a>Żejtun ቡና</a>');
  });

  it('is read from UTF-16 that has no mark', () => {
    const text = `${PROLOG('utf-16')}<a>ቡና</a>`;
    expect(decodeBytes(utf16(text, false), '')).toBe(text);
    expect(decodeBytes(utf16(text, false).swap16(), '')).toBe(text);
  });

  it.each([
    [PROLOG('windows-1252'), ''],
    [PROLOG('ISO-8859-1'), 'text/xml; charset=utf-8'],
    ['', 'text/xml; charset="windows-1252"'],
    ['', ''],
    [PROLOG('utf-8'), 'application/rss+xml'],
    [PROLOG('no-such-charset'), ''],
  ])('is read from single bytes after %j with type %j', (prolog, type) => {
    const bytes = Buffer.from(`${prolog}Le caf\xe9 \x93d\xe9j\xe0\x94`, 'latin1');
    expect(decodeBytes(bytes, type)).toBe(`${prolog}Le café “déjà”`);
  });

  it.each(['utf-16', 'UTF-16LE', 'utf-16be', 'ISO-10646-UCS-2'])(
    'is no %s, whatever its prolog says, where the prolog itself is none',
    (charset) => {
      const text = `${PROLOG(charset)}<a>Żejtun</a> `;
      expect(decodeBytes(Buffer.from(text), `text/xml; charset=${charset}`)).toBe(text);
    },
  );

  it('is read from other alphabets by the prolog', () => {
    const bytes = Buffer.concat([
      Buffer.from(PROLOG('windows-1256')),
      Buffer.from([0xd3, 0xe1, 0xc7, 0xe3]),
    ]);
    expect(decodeBytes(bytes, '')).toContain('سلام');
  });
});
