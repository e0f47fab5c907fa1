import { DeleteObjectCommand, paginateListObjectsV2 } from '@aws-sdk/client-s3';
import { sql } from 'drizzle-orm';
import type { Database } from '@/backend/db/client';
import { stampOf, uploadKeyIn } from '@/lib/shared/domain/uploads/key';
import { toIso } from '@/lib/shared/time/instant';
import { HOUR_MS } from '@/lib/shared/time/units';
import type { PictureBucket } from './find-storage';

/** An open form may have uploaded pictures. */
const LEAST_AGE_MS = 48 * HOUR_MS;
const BATCH = 100;

export interface Orphan {
  key: string;
  bytes: number;
  storedAt: Date;
}

async function listNamedPictures(db: Database): Promise<Set<string>> {
  const { rows } = await db.execute<{ address: string }>(sql`
    select profile_image_url as address from accounts where profile_image_url is not null
    union select profile_image_url from services where profile_image_url is not null
    union select picture_url from people where picture_url is not null
    union select image_url from portfolio_images
    union select image_url from events where image_url is not null`);
  return new Set(rows.flatMap(({ address }) => uploadKeyIn(address) ?? []));
}

async function listOldUploads({ client, bucket }: PictureBucket, now: number): Promise<Orphan[]> {
  const found: Orphan[] = [];
  for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket })) {
    for (const { Key: key = '', LastModified: storedAt, Size: bytes = 0 } of page.Contents ?? []) {
      if (!storedAt || stampOf(key) === null) continue;
      if (now - storedAt.getTime() > LEAST_AGE_MS) found.push({ key, bytes, storedAt });
    }
  }
  return found;
}

/** The database is read last, so that a picture saved meanwhile is no orphan. */
export async function findOrphans(
  storage: PictureBucket,
  db: Database,
  now: number,
): Promise<Orphan[]> {
  const old = await listOldUploads(storage, now);
  const named = await listNamedPictures(db);
  return old.filter(({ key }) => !named.has(key));
}

/**
 * Reads the used pictures again for each batch, since removing takes a while. Throws if there are none:
 * probably another product's database.
 */
export async function deleteOrphans(
  storage: PictureBucket,
  db: Database,
  now: number,
): Promise<Orphan[]> {
  const orphans = await findOrphans(storage, db, now);
  if (orphans.length > 0 && (await listNamedPictures(db)).size === 0) {
    throw new Error(
      'This database names no uploaded picture at all, so nothing was removed. Is it the right one?',
    );
  }
  const gone: Orphan[] = [];
  for (let at = 0; at < orphans.length; at += BATCH) {
    const named = await listNamedPictures(db);
    for (const orphan of orphans.slice(at, at + BATCH)) {
      if (named.has(orphan.key)) continue;
      const { client, bucket } = storage;
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: orphan.key }));
      gone.push(orphan);
    }
  }
  return gone;
}

export function reportOrphans(orphans: readonly Orphan[], verb: string): string {
  const lines = orphans.map(
    ({ key, bytes, storedAt }) => `${toIso(storedAt)}  ${String(bytes).padStart(9)}  ${key}`,
  );
  const total = orphans.reduce((sum, { bytes }) => sum + bytes, 0);
  const count = `${orphans.length} ${orphans.length === 1 ? 'picture' : 'pictures'}`;
  return [...lines, `${count} ${verb}, ${(total / 1_048_576).toFixed(1)} MB.`].join('\n');
}
