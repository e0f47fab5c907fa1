import type { ImageType } from './image';
import { partsOf } from './picture-parts';

const SIGNATURE = { 'image/png': 8, 'image/jpeg': 2, 'image/webp': 12 } as const satisfies Record<
  ImageType,
  number
>;
/** Flags for EXIF and XMP in the header of a WebP. */
const ANNOUNCED = 0x08 | 0x04;

/** Corrects the length and the flags in the header. */
function correctWebp(bytes: Uint8Array): void {
  new DataView(bytes.buffer, bytes.byteOffset).setUint32(4, bytes.length - 8, true);
  const isExtended = String.fromCharCode(...bytes.subarray(12, 16)) === 'VP8X';
  if (isExtended) bytes[20] = (bytes[20] ?? 0) & ~ANNOUNCED;
}

/**
 * Some browsers add metadata to pictures from a canvas. A picture that cannot be read is unchanged.
 */
export function withoutMetadata(bytes: Uint8Array<ArrayBuffer>, type: ImageType) {
  const parts = partsOf(bytes, type);
  if (!parts) return bytes;
  const kept = parts.filter(({ isMetadata }) => !isMetadata);
  const signature: number = SIGNATURE[type];
  const length = kept.reduce((sum, { from, to }) => sum + to - from, signature);
  const stripped = new Uint8Array(length);
  stripped.set(bytes.subarray(0, signature));
  let at = signature;
  for (const { from, to } of kept) {
    stripped.set(bytes.subarray(from, to), at);
    at += to - from;
  }
  if (type === 'image/webp') correctWebp(stripped);
  return stripped;
}
