import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { env } from '@/lib/server/env';
import { withDeadline } from '@/lib/shared/process/deadline';

const TIMEOUT_MS = 3_000;
const MAX_BYTES = 10 * 1024 * 1024;
const MAX_PIXELS = 50_000_000;

/** In pixels. */
export const DOORWAY = { width: 320, height: 440 } as const;

async function fetchBytes(url: string, signal: AbortSignal): Promise<ArrayBuffer | null> {
  const answer = await fetch(url, { signal, redirect: 'error', cache: 'no-store' });
  const isTooLarge = Number(answer.headers.get('content-length')) > MAX_BYTES;
  return answer.ok && !isTooLarge ? answer.arrayBuffer() : null;
}

/**
 * A data URL, cut to the arch. Null if the address is not on the assets host, the answer is late,
 * or it is no picture.
 */
export async function readCardPicture(
  url: string,
  box: { width: number; height: number } = DOORWAY,
): Promise<string | null> {
  if (!url || new URL(url).origin !== new URL(env().ASSETS_URL).origin) return null;
  try {
    const bytes = await withDeadline(TIMEOUT_MS, (signal) => fetchBytes(url, signal));
    return bytes && (await toDataUrl(bytes, box));
  } catch {
    return null;
  }
}

/** A data URL, cut to the arch. */
export async function readArt(file: string): Promise<string> {
  return toDataUrl(await readFile(path.join(process.cwd(), 'public', 'art', file)), DOORWAY);
}

async function toDataUrl(
  bytes: ArrayBuffer | Buffer,
  box: { width: number; height: number },
): Promise<string> {
  const png = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .rotate()
    .resize({ ...box, fit: 'cover', position: 'top' })
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}
