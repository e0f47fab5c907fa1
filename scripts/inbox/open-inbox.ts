import { existsSync } from 'node:fs';
import path from 'node:path';
import { GetObjectCommand, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3';
import { toIso } from '@/lib/shared/time/instant';
import { type ListedObject, readBucket } from './read-bucket';

type Environment = Readonly<Record<string, string | undefined>>;

async function listS3(environment: Environment, bucket: string): Promise<ListedObject[]> {
  const { S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = environment;
  if (!S3_ENDPOINT || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    throw new Error(
      'Set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY to a key that may list and get.',
    );
  }
  const client = new S3Client({
    region: S3_REGION || 'auto',
    endpoint: S3_ENDPOINT,
    forcePathStyle: true,
    credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
  });
  const found: ListedObject[] = [];
  for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket })) {
    for (const { Key: key = '', LastModified } of page.Contents ?? []) {
      const read = async () => {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
        return (await Body?.transformToString()) ?? '';
      };
      found.push({ key, storedAt: LastModified ? toIso(LastModified) : '', read });
    }
  }
  return found;
}

function listLocal(dataDir: string, bucket: string): Promise<ListedObject[]> {
  const storage = path.join(dataDir, 'storage');
  if (!existsSync(storage)) {
    throw new Error(
      `There is no ${storage}. Name the directory of npm start with --data-dir, or set S3_ENDPOINT.`,
    );
  }
  return readBucket(storage, bucket);
}

/**
 * Reads S3_ENDPOINT if it is set, else the product in `dataDir`. Throws an error that says what to
 * do.
 */
export async function openInbox(environment: Environment, dataDir: string) {
  const bucket = environment.S3_INBOX_BUCKET || 'settln-inbox';
  const messages = environment.S3_ENDPOINT
    ? await listS3(environment, bucket)
    : await listLocal(dataDir, bucket);
  return messages.sort((one, other) => other.storedAt.localeCompare(one.storedAt));
}
