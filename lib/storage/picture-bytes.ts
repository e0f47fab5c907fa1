import 'server-only';
import type { ImageType } from '@/lib/domain/upload';

/** A stored file as far as it was read: its first bytes, its last, and how many there are. */
export interface FileEnds {
  head: Uint8Array;
  tail: Uint8Array;
  total: number;
}

/** What a picture says of itself in its first bytes. */
export interface PictureHeader {
  type: ImageType;
  width: number;
  height: number;
  isAnimated: boolean;
}

/** One character per byte; the decoder of that name would turn some into other characters. */
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const textAt = (bytes: Uint8Array, start: number, length: number) =>
  textOf(bytes.subarray(start, start + length));
const viewOf = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const PNG_START = '\x89PNG\r\n\x1a\n\0\0\0\rIHDR';
const PNG_END = '\0\0\0\0IEND\xaeB`\x82';

/** APNG announces its frames before the first pixels. */
function isAnimatedPng(head: Uint8Array): boolean {
  const view = viewOf(head);
  for (let at = 8; at + 8 <= head.length; at += 12 + view.getUint32(at)) {
    const name = textAt(head, at + 4, 4);
    if (name === 'acTL') return true;
    if (name === 'IDAT') return false;
  }
  return true;
}

function readPng({ head, tail }: FileEnds): PictureHeader | null {
  if (head.length < 33 || textAt(head, 0, 16) !== PNG_START) return null;
  if (!textOf(tail).endsWith(PNG_END)) return null;
  const [width, height] = [viewOf(head).getUint32(16), viewOf(head).getUint32(20)];
  return { type: 'image/png', width, height, isAnimated: isAnimatedPng(head) };
}

/** Start-of-frame markers; C4, C8 and CC are tables between them. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && marker % 4 !== 0;

function readJpeg({ head, tail }: FileEnds): PictureHeader | null {
  if (textAt(head, 0, 3) !== '\xff\xd8\xff') return null;
  if (!textOf(tail).endsWith('\xff\xd9')) return null;
  const view = viewOf(head);
  for (let at = 2; at + 9 <= head.length; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1);
    if (view.getUint8(at) !== 0xff) return null;
    if (isFrame(marker) || marker === 0xc0) {
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
      return { type: 'image/jpeg', width, height, isAnimated: false };
    }
  }
  return null;
}

const uint24 = (view: DataView, at: number) =>
  view.getUint8(at) | (view.getUint8(at + 1) << 8) | (view.getUint8(at + 2) << 16);

/** Width, height and animation of the three kinds of WebP: lossy, lossless, extended. */
function webpParts(head: Uint8Array): [number, number, boolean] | null {
  const view = viewOf(head);
  switch (textAt(head, 12, 4)) {
    case 'VP8 ':
      if (textAt(head, 23, 3) !== '\x9d\x01\x2a') return null;
      return [view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff, false];
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1, false];
    }
    case 'VP8X':
      return [uint24(view, 24) + 1, uint24(view, 27) + 1, (view.getUint8(20) & 0x02) !== 0];
    default:
      return null;
  }
}

function readWebp({ head, total }: FileEnds): PictureHeader | null {
  if (head.length < 30 || textAt(head, 0, 4) !== 'RIFF' || textAt(head, 8, 4) !== 'WEBP') {
    return null;
  }
  // The container says how long it is, so nothing can hang on behind it.
  if (viewOf(head).getUint32(4, true) + 8 !== total) return null;
  const [width, height, isAnimated] = webpParts(head) ?? [];
  if (width === undefined || height === undefined) return null;
  return { type: 'image/webp', width, height, isAnimated: isAnimated ?? false };
}

/**
 * What a file is by its own bytes; null for anything that is not, from its first byte to its last,
 * a JPEG, PNG or WebP. Decodes no pixels, so that a bomb costs nothing.
 */
export function readPictureHeader(ends: FileEnds): PictureHeader | null {
  return readPng(ends) ?? readJpeg(ends) ?? readWebp(ends);
}
