import type { ImageType } from './image';

/** `[from, to)` in bytes. */
export interface PicturePart {
  from: number;
  to: number;
  /** "IDAT", "VP8X", or a JPEG marker such as "E1". */
  name: string;
  /** True for parts that are not needed to draw the picture: place, author, camera, or unknown. */
  isMetadata: boolean;
}

const textAt = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length));
const viewOf = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Parts that are needed to draw the picture. */
const PNG_PARTS = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'cHRM',
  'gAMA',
  'iCCP',
  'sBIT',
  'sRGB',
  'cICP',
  'mDCV',
  'cLLI',
  'bKGD',
  'pHYs',
  'hIST',
  'acTL',
  'fcTL',
  'fdAT',
]);
const WEBP_PARTS = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP', 'ANIM', 'ANMF']);
/** Parts that are needed to draw the picture, with their first bytes. */
const JPEG_KEPT: Readonly<Record<string, string>> = {
  E0: 'JFIF\0',
  E2: 'ICC_PROFILE\0',
  EE: 'Adobe',
};

function pngParts(bytes: Uint8Array): PicturePart[] | null {
  const parts: PicturePart[] = [];
  const view = viewOf(bytes);
  for (let from = 8; from + 12 <= bytes.length; ) {
    const name = textAt(bytes, from + 4, 4);
    const to = from + 12 + view.getUint32(from);
    if (to > bytes.length) return null;
    parts.push({ from, to, name, isMetadata: !PNG_PARTS.has(name) });
    if (name === 'IEND') return parts;
    from = to;
  }
  return null;
}

function webpParts(bytes: Uint8Array): PicturePart[] | null {
  const parts: PicturePart[] = [];
  const view = viewOf(bytes);
  let from = 12;
  while (from + 8 <= bytes.length) {
    const name = textAt(bytes, from, 4);
    const size = view.getUint32(from + 4, true);
    const to = from + 8 + size + (size % 2);
    if (to > bytes.length) return null;
    parts.push({ from, to, name, isMetadata: !WEBP_PARTS.has(name) });
    from = to;
  }
  return from === bytes.length && parts.length > 0 ? parts : null;
}

/** Finds the next marker outside of compressed pixels. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1] ?? 0;
    const isOwn = marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7);
    if (!isOwn) return at;
  }
  return bytes.length;
}

function isJpegMetadata(bytes: Uint8Array, from: number, name: string): boolean {
  if (name === 'FE') return true;
  if (!name.startsWith('E')) return false;
  const start = JPEG_KEPT[name];
  return start === undefined || textAt(bytes, from + 4, start.length) !== start;
}

function jpegParts(bytes: Uint8Array): PicturePart[] | null {
  const parts: PicturePart[] = [];
  const view = viewOf(bytes);
  let from = 2;
  while (from + 2 <= bytes.length) {
    if (bytes[from] !== 0xff) return null;
    const name = (bytes[from + 1] ?? 0).toString(16).toUpperCase().padStart(2, '0');
    if (name === 'D9') return [...parts, { from, to: from + 2, name, isMetadata: false }];
    if (from + 4 > bytes.length) return null;
    const end = from + 2 + view.getUint16(from + 2);
    const to = name === 'DA' ? endOfScan(bytes, end) : end;
    if (to > bytes.length) return null;
    parts.push({ from, to, name, isMetadata: isJpegMetadata(bytes, from, name) });
    from = to;
  }
  return null;
}

/**
 * Returns the parts in order, from the signature to the last one. Null if the file was cut off or
 * has another type. Bytes after the end belong to no part.
 */
export function partsOf(bytes: Uint8Array, type: ImageType): PicturePart[] | null {
  if (type === 'image/png') return pngParts(bytes);
  return type === 'image/webp' ? webpParts(bytes) : jpegParts(bytes);
}
