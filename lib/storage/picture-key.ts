import 'server-only';
import { IMAGE_TYPES, type ImageType } from '@/lib/domain/uploads/image';
import { stampOf } from '@/lib/domain/uploads/key';
import { env } from '@/lib/env';
import { createStamp, isStampOf, toUuid } from './owner-stamp';

const LONGEST_NAME = 100;

/** A new key for a picture of a service: timestamp, random text and extension (UPL-006). */
export function createServiceKey(userId: string, type: ImageType, now: number): string {
  return `services/${now}-${createStamp(userId)}.${IMAGE_TYPES[type]}`;
}

/** The part of a file's own name that a key may have: words, dashes and the right extension. */
export function toSafeName(fileName: string, type: ImageType): string {
  const base = fileName.split(/[/\\]/).at(-1) ?? '';
  const stem = base
    .replace(/\.\w{1,5}$/, '')
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  const short = [...stem].slice(0, LONGEST_NAME).join('');
  return `${short || 'picture'}.${IMAGE_TYPES[type]}`;
}

/** A new key for a picture of an event, which keeps its file name (UPL-007). */
export function createEventKey(userId: string, type: ImageType, fileName: string): string {
  return `events/${toUuid(createStamp(userId))}/${toSafeName(fileName, type)}`;
}

/** The public address of a stored picture, on the assets host. */
export function toImageUrl(key: string): string {
  return `${env().ASSETS_URL}/${key.split('/').map(encodeURIComponent).join('/')}`;
}

/** Whether an address names a picture on the assets host that this user uploaded through us. */
export function isUploadOf(imageUrl: string, userId: string): boolean {
  const base = `${env().ASSETS_URL}/`;
  // A URL that the parser would change is not one that we made.
  if (!imageUrl.startsWith(base) || new URL(imageUrl).href !== imageUrl) return false;
  const stamp = stampOf(imageUrl.slice(base.length));
  return stamp !== null && isStampOf(stamp, userId);
}
