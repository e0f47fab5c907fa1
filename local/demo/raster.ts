import sharp from 'sharp';
import type { Svg } from './art/svg';

/** A picture as the bucket stores it: WebP, small because it is flat. */
export async function toWebp(svg: Svg): Promise<Buffer> {
  return sharp(Buffer.from(svg)).webp({ quality: 86, effort: 2 }).toBuffer();
}
