import { sql } from 'drizzle-orm';
import { uploadKeyIn } from '@/lib/domain/uploads/key';
import type { Database } from '../db/client';

export async function listNamedPictures(db: Database): Promise<Set<string>> {
  const { rows } = await db.execute<{ address: string }>(sql`
    select profile_image_url as address from accounts where profile_image_url is not null
    union select profile_image_url from services where profile_image_url is not null
    union select image_url from portfolio_images
    union select image_url from events where image_url is not null`);
  return new Set(rows.flatMap(({ address }) => uploadKeyIn(address) ?? []));
}
