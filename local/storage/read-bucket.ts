import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ObjectMetadata } from '@/local/storage/object-metadata';

/** An object as a list shows it. */
export interface ListedObject {
  key: string;
  storedAt: string;
  read(): Promise<string>;
}

/**
 * The objects of a bucket on disk, beside the server that owns the folder: nothing is changed, and
 * what is being written is not seen. A bucket that is not there yet is empty.
 */
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
      // Written by the object store and by nothing else.
      const { key, storedAt, file } = JSON.parse(text) as ObjectMetadata;
      return { key, storedAt, read: () => readFile(join(folder, 'bytes', file), 'utf8') };
    }),
  );
}
