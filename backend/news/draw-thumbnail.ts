import sharp from 'sharp';

const WIDTH = 640;
const HEIGHT = 360;
const SMALLEST = 100;
const MOST_PIXELS = 25_000_000;

/** Formats that hold only pixels. An SVG may hold scripts and links. */
const SIGNATURES = [
  /^\xff\xd8\xff/,
  /^\x89PNG\r\n/,
  /^RIFF[\s\S]{4}WEBP/,
  /^GIF8[79]a/,
  /^[\s\S]{4}ftypavi[fs]/,
];

/**
 * Draws a picture of 16:9 without metadata. Returns null for other formats, and for pictures that
 * are broken, too large or too small.
 */
export async function drawThumbnail(bytes: Buffer): Promise<Buffer | null> {
  const head = bytes.subarray(0, 16).toString('latin1');
  if (!SIGNATURES.some((signature) => signature.test(head))) return null;
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, pages: 1 });
    const { width, height } = await picture.metadata();
    if (Math.min(width, height) < SMALLEST) return null;
    return await picture
      .rotate()
      .resize(WIDTH, HEIGHT, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .webp({ quality: 70 })
      .toBuffer();
  } catch {
    return null;
  }
}
