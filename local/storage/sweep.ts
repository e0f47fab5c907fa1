import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ObjectMetadata } from '@/local/storage/object-metadata';

/** Deletes bytes without metadata, which a killed upload or a replaced object left behind. */
export async function sweep(bytes: string, objects: string): Promise<void> {
  const named = new Set<string>();
  for (const name of await readdir(objects)) {
    const path = join(objects, name);
    if (!name.endsWith('.json')) await rm(path);
    else named.add((JSON.parse(await readFile(path, 'utf8')) as ObjectMetadata).file);
  }
  for (const name of await readdir(bytes)) if (!named.has(name)) await rm(join(bytes, name));
}
