import sharp from 'sharp';
import type { DemoPicture } from './pictures';

export async function toWebp(svg: string, size?: DemoPicture['size']): Promise<Buffer> {
  const drawn = sharp(Buffer.from(svg));
  return (size ? drawn.resize({ ...size, fit: 'cover' }) : drawn)
    .webp({ quality: 86, effort: 2 })
    .toBuffer();
}
