import { createHash, randomUUID } from 'node:crypto';
import {
  type FileHandle,
  link,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { toIso } from '@/lib/shared/time/instant';
import type { ObjectMetadata } from '@/local/storage/object-metadata';
import type { UploadCheck } from './checksums';
import { S3Error } from './s3-error';

interface Upload {
  bucket: string;
  key: string;
  contentType: string;
  length: number;
  body: Readable;
  check: UploadCheck;
  /** Like `If-None-Match: *`: an upload to an existing key is refused. */
  createOnly: boolean;
}

export interface ObjectStore {
  put: (upload: Upload) => Promise<ObjectMetadata>;
  find: (bucket: string, key: string) => Promise<ObjectMetadata | null>;
  /** The caller closes it. Readable while an upload replaces it. */
  open: (bucket: string, key: string) => Promise<OpenObject | null>;
  list: (bucket: string) => Promise<ObjectMetadata[]>;
  /** No error if there is none. */
  remove: (bucket: string, key: string) => Promise<void>;
}

interface OpenObject {
  metadata: ObjectMetadata;
  file: FileHandle;
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

// Hashed, so that no key names a place in the file system.
const toName = (key: string) => createHash('sha256').update(key).digest('hex');

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  await folder.sync().finally(() => folder.close());
}

async function writeBytes(path: string, upload: Upload): Promise<string> {
  const file = await open(path, 'wx');
  try {
    let written = 0;
    for await (const chunk of upload.body) {
      upload.check.update(chunk);
      await file.writeFile(chunk);
      written += chunk.length;
    }
    if (written !== upload.length) throw new S3Error('IncompleteBody');
    const etag = upload.check.finish();
    await file.sync();
    return etag;
  } finally {
    await file.close();
  }
}

/** Makes the bytes of an upload available under their key. `path` is the path of their metadata. */
async function publish(path: string, metadata: ObjectMetadata, createOnly: boolean): Promise<void> {
  const draft = `${path}.${metadata.file}`;
  const file = await open(draft, 'wx');
  try {
    await file.writeFile(JSON.stringify(metadata));
    await file.sync();
  } finally {
    await file.close();
  }
  try {
    // link() fails if the name exists, so exactly one of several create-once uploads wins.
    if (createOnly) await link(draft, path);
    else await rename(draft, path);
  } catch (error) {
    if (hasCode(error, 'EEXIST')) throw new S3Error('PreconditionFailed');
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
  await syncFolder(dirname(path));
}

async function listObjects(folder: string): Promise<ObjectMetadata[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  const all = await Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8').catch((error) => {
        // Removed meanwhile.
        if (hasCode(error, 'ENOENT')) return null;
        throw error;
      });
      // Only `publish` writes this file.
      return text === null ? [] : [JSON.parse(text) as ObjectMetadata];
    }),
  );
  return all.flat().sort((one, other) => Buffer.from(one.key).compare(Buffer.from(other.key)));
}

/** For one process. Removes leftovers of a crash. */
export async function openObjectStore(
  directory: string,
  buckets: Iterable<string>,
): Promise<ObjectStore> {
  const bytesOf = (bucket: string) => join(directory, bucket, 'bytes');
  const objectsOf = (bucket: string) => join(directory, bucket, 'objects');
  const metadataPath = (bucket: string, key: string) =>
    join(objectsOf(bucket), `${toName(key)}.json`);

  for (const bucket of buckets) {
    await mkdir(bytesOf(bucket), { recursive: true, mode: 0o700 });
    await mkdir(objectsOf(bucket), { recursive: true, mode: 0o700 });
    await sweep(bytesOf(bucket), objectsOf(bucket));
  }

  const find: ObjectStore['find'] = async (bucket, key) => {
    try {
      // Only `publish` writes this file.
      return JSON.parse(await readFile(metadataPath(bucket, key), 'utf8')) as ObjectMetadata;
    } catch (error) {
      if (hasCode(error, 'ENOENT')) return null;
      throw error;
    }
  };

  const put: ObjectStore['put'] = async (upload) => {
    const { bucket, key, contentType, length, createOnly } = upload;
    const replaced = await find(bucket, key);
    if (createOnly && replaced) throw new S3Error('PreconditionFailed');
    const file = randomUUID();
    const path = join(bytesOf(bucket), file);
    try {
      const etag = await writeBytes(path, upload);
      await syncFolder(bytesOf(bucket));
      const storedAt = toIso(Date.now());
      const metadata = { key, contentType, etag, length, storedAt, file };
      await publish(metadataPath(bucket, key), metadata, createOnly);
      if (replaced) await rm(join(bytesOf(bucket), replaced.file), { force: true });
      return metadata;
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
  };

  const openObject: ObjectStore['open'] = async (bucket, key) => {
    const metadata = await find(bucket, key);
    if (!metadata) return null;
    try {
      return { metadata, file: await open(join(bytesOf(bucket), metadata.file), 'r') };
    } catch (error) {
      // Replaced between the two reads.
      const newer = hasCode(error, 'ENOENT') ? await find(bucket, key) : null;
      if (!newer || newer.file === metadata.file) throw error;
      return openObject(bucket, key);
    }
  };

  const remove: ObjectStore['remove'] = async (bucket, key) => {
    const metadata = await find(bucket, key);
    if (!metadata) return;
    await rm(metadataPath(bucket, key), { force: true });
    await syncFolder(objectsOf(bucket));
    await rm(join(bytesOf(bucket), metadata.file), { force: true });
  };

  return {
    put,
    find,
    open: openObject,
    list: (bucket) => listObjects(objectsOf(bucket)),
    remove,
  };
}

async function sweep(bytes: string, objects: string): Promise<void> {
  const named = new Set<string>();
  for (const name of await readdir(objects)) {
    const path = join(objects, name);
    if (!name.endsWith('.json')) await rm(path);
    else named.add((JSON.parse(await readFile(path, 'utf8')) as ObjectMetadata).file);
  }
  for (const name of await readdir(bytes)) if (!named.has(name)) await rm(join(bytes, name));
}
