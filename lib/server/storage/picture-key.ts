import 'server-only';
import { env } from '@/lib/server/env';
import { IMAGE_TYPES, type ImageType } from '@/lib/shared/domain/uploads/image';
import { stampOf } from '@/lib/shared/domain/uploads/key';
import { createStamp, isStampOf, toUuid } from './owner-stamp';

const LONGEST_NAME = 100;

/** UPL-006. */
export function createServiceKey(userId: string, type: ImageType, now: number): string {
  return `services/${now}-${createStamp(userId)}.${IMAGE_TYPES[type]}`;
}

/** Keeps words and dashes. */
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

/** Keeps the file name (UPL-007). */
export function createEventKey(userId: string, type: ImageType, fileName: string): string {
  return `events/${toUuid(createStamp(userId))}/${toSafeName(fileName, type)}`;
}

export function toImageUrl(key: string): string {
  return `${env().ASSETS_URL}/${key.split('/').map(encodeURIComponent).join('/')}`;
}

export function isUploadOf(imageUrl: string, userId: string): boolean {
  const base = `${env().ASSETS_URL}/`;
  // We make no URL that the URL parser would change.
  if (!imageUrl.startsWith(base) || new URL(imageUrl).href !== imageUrl) return false;
  const stamp = stampOf(imageUrl.slice(base.length));
  return stamp !== null && isStampOf(stamp, userId);
}
