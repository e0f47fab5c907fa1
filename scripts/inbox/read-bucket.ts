import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ObjectMetadata } from '@/local/storage/object-metadata';

export interface ListedObject {
  key: string;
  storedAt: string;
  read(): Promise<string>;
}

/** Needs no server. A missing bucket is empty. */
export async function readBucket(directory: string, bucket: string): Promise<ListedObject[]> {
  const folder = join(directory, bucket);
  const names = await readdir(join(folder, 'objects')).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const whole = names.filter((name) => name.endsWith('.json'));
  return Promise.all(
    whole.map(async (name) => {
      const text = await readFile(join(folder, 'objects', name), 'utf8');
      // Only the object store writes this file.
      const { key, storedAt, file } = JSON.parse(text) as ObjectMetadata;
      return { key, storedAt, read: () => readFile(join(folder, 'bytes', file), 'utf8') };
    }),
  );
}
