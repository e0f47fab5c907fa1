const MARKS = [
  { bytes: [0xef, 0xbb, 0xbf], charset: 'utf-8' },
  { bytes: [0xff, 0xfe], charset: 'utf-16le' },
  { bytes: [0xfe, 0xff], charset: 'utf-16be' },
  { bytes: [0x3c, 0x00, 0x3f, 0x00], charset: 'utf-16le' },
  { bytes: [0x00, 0x3c, 0x00, 0x3f], charset: 'utf-16be' },
] as const;

const PROLOG = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/i;

function markedCharset(bytes: Uint8Array): string | null {
  const found = MARKS.find((mark) => mark.bytes.every((byte, at) => bytes[at] === byte));
  return found?.charset ?? null;
}

/** The characters of the bytes 0x80 to 0x9f. */
const WINDOWS_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** Written by hand, because Node 20 decodes windows-1252 as Latin-1. */
function decodeWindows1252(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, (byte) => WINDOWS_1252[byte.charCodeAt(0) - 0x80] ?? byte);
}

function tryDecode(bytes: Uint8Array, charset: string): string | null {
  try {
    const decoder = new TextDecoder(charset, { fatal: true });
    // A text without zero bytes is not UTF-16.
    if (decoder.encoding.startsWith('utf-16') && !bytes.subarray(0, 256).includes(0)) return null;
    // TextDecoder gives this name to ISO-8859-1 and ASCII as well.
    return decoder.encoding === 'windows-1252' ? decodeWindows1252(bytes) : decoder.decode(bytes);
  } catch {
    return null;
  }
}

/**
 * Finds the encoding by byte order mark, prolog or Content-Type, else takes UTF-8. If decoding
 * fails, takes windows-1252, which has a character for every byte.
 */
export function decodeBytes(bytes: Uint8Array, contentType: string): string {
  const head = Buffer.from(bytes.subarray(0, 256)).toString('latin1');
  const claims = [
    markedCharset(bytes),
    PROLOG.exec(head)?.[1],
    /charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType)?.[1],
    'utf-8',
  ];
  for (const charset of claims) {
    const text = charset ? tryDecode(bytes, charset) : null;
    if (text !== null) return text;
  }
  return decodeWindows1252(bytes);
}
