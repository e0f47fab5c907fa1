import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '@/backend/db/client';
import { readPostFiles } from '@/backend/moderation/post';

/** Writes the pictures and the video of a post to a folder; a line for each. */
export async function saveFiles(db: Database, postId: string, folder: string): Promise<string[]> {
  const files = await readPostFiles(db, postId);
  if (files.length === 0) return [];
  await mkdir(folder, { recursive: true });
  const write = async ({ name, bytes }: (typeof files)[number]) => {
    const file = path.join(folder, name);
    await writeFile(file, bytes);
    return `  saved: ${file}`;
  };
  return Promise.all(files.map(write));
}
