import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { DemoPicture } from './pictures';

/** All products of this clone share it, because drawing takes most of the time of the demo data. */
const FOLDER = path.join(import.meta.dirname, '../../.data/demo-pictures');
const WEBP = { quality: 86, effort: 2 };

export async function toWebp(svg: string, size?: DemoPicture['size']): Promise<Buffer> {
  const asked = JSON.stringify([sharp.versions, WEBP, size, svg]);
  const file = path.join(FOLDER, `${createHash('sha256').update(asked).digest('hex')}.webp`);
  const kept = await readFile(file).catch(() => null);
  if (kept) return kept;
  const drawn = sharp(Buffer.from(svg));
  const picture = await (size ? drawn.resize({ ...size, fit: 'cover' }) : drawn)
    .webp(WEBP)
    .toBuffer();
  await mkdir(FOLDER, { recursive: true });
  // The file is whole at any moment, because other products may read it meanwhile.
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, picture);
  await rename(draft, file);
  return picture;
}
