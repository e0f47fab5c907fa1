import 'server-only';
import type { ImageType } from '@/lib/shared/domain/uploads/image';
import { type PicturePart, partsOf } from '@/lib/shared/domain/uploads/picture-parts';

export interface PictureHeader {
  type: ImageType;
  width: number;
  height: number;
  isAnimated: boolean;
  /** Metadata such as the place, which is not needed to draw the picture. */
  hasMetadata: boolean;
}

/** `TextDecoder` would read latin1 as windows-1252. */
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const textAt = (bytes: Uint8Array, start: number, length: number) =>
  textOf(bytes.subarray(start, start + length));
const viewOf = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

type Size = Pick<PictureHeader, 'width' | 'height'>;

/** Markers that start a frame. C4, C8 and CC are for tables. */
const isFrame = ({ name }: PicturePart) => /^C[0-9A-F]$/.test(name) && !/^C[48C]$/.test(name);

function jpegSize(bytes: Uint8Array, parts: readonly PicturePart[]): Size | null {
  const frame = parts.find(isFrame);
  if (!frame || frame.to - frame.from < 9) return null;
  const view = viewOf(bytes);
  return { height: view.getUint16(frame.from + 5), width: view.getUint16(frame.from + 7) };
}

function pngSize(bytes: Uint8Array, [first]: readonly PicturePart[]): Size | null {
  if (first?.name !== 'IHDR' || first.to - first.from !== 25) return null;
  return { width: viewOf(bytes).getUint32(16), height: viewOf(bytes).getUint32(20) };
}

const uint24 = (view: DataView, at: number) =>
  view.getUint8(at) | (view.getUint8(at + 1) << 8) | (view.getUint8(at + 2) << 16);

function webpSize(bytes: Uint8Array, [first]: readonly PicturePart[]): Size | null {
  if (!first || bytes.length < 30) return null;
  const view = viewOf(bytes);
  switch (first.name) {
    case 'VP8 ':
      if (textAt(bytes, 23, 3) !== '\x9d\x01\x2a') return null;
      return {
        width: view.getUint16(26, true) & 0x3fff,
        height: view.getUint16(28, true) & 0x3fff,
      };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 };
    default:
      return null;
  }
}

const SIZES = {
  'image/png': pngSize,
  'image/jpeg': jpegSize,
  'image/webp': webpSize,
} as const satisfies Record<ImageType, typeof pngSize>;

/** Parts that only animated pictures have. */
const MOVES = new Set(['acTL', 'fcTL', 'fdAT', 'ANIM', 'ANMF']);

function typeOf(bytes: Uint8Array): ImageType | null {
  if (textAt(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (textAt(bytes, 0, 3) === '\xff\xd8\xff') return 'image/jpeg';
  if (textAt(bytes, 0, 4) !== 'RIFF' || textAt(bytes, 8, 4) !== 'WEBP') return null;
  return viewOf(bytes).getUint32(4, true) + 8 === bytes.length ? 'image/webp' : null;
}

/**
 * Returns null unless the bytes are one complete JPEG, PNG or WebP and nothing else. Decodes no
 * pixels, so that a decompression bomb does no harm.
 */
export function readPictureHeader(bytes: Uint8Array): PictureHeader | null {
  const type = typeOf(bytes);
  const parts = type && partsOf(bytes, type);
  if (!type || !parts || parts.at(-1)?.to !== bytes.length) return null;
  const size = SIZES[type](bytes, parts);
  if (!size) return null;
  return {
    type,
    ...size,
    isAnimated: parts.some(({ name }) => MOVES.has(name)),
    hasMetadata: parts.some(({ isMetadata }) => isMetadata),
  };
}
