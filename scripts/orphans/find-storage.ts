import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';

export interface PictureBucket {
  client: S3Client;
  bucket: string;
}

interface Place {
  endpoint: string;
  accessKeyId: string;
  secretAccessKey: string;
}

function ownStorage(dataDir: string): Place {
  const file = path.join(dataDir, 'secrets.json');
  if (!existsSync(file)) {
    throw new Error(
      `Nothing runs on ${dataDir}. Start the product with npm start, name its directory with ` +
        '--data-dir, or set S3_ENDPOINT.',
    );
  }
  const { storagePort, s3AccessKeyId, s3SecretAccessKey } = JSON.parse(readFileSync(file, 'utf8'));
  return {
    endpoint: `http://127.0.0.1:${storagePort}`,
    accessKeyId: s3AccessKeyId,
    secretAccessKey: s3SecretAccessKey,
  };
}

/**
 * S3_ENDPOINT if it is set, else the storage of the product on `dataDir`. Throws an error that says
 * what to do.
 */
export function findStorage(
  environment: Readonly<Record<string, string | undefined>>,
  dataDir: string,
): PictureBucket {
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = environment;
  if (S3_ENDPOINT && !(S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY)) {
    throw new Error(
      'Set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY to a key that may list, and delete for --delete.',
    );
  }
  const { endpoint, ...credentials } = S3_ENDPOINT
    ? {
        endpoint: S3_ENDPOINT,
        accessKeyId: S3_ACCESS_KEY_ID ?? '',
        secretAccessKey: S3_SECRET_ACCESS_KEY ?? '',
      }
    : ownStorage(dataDir);
  const client = new S3Client({
    region: S3_REGION || 'auto',
    endpoint,
    forcePathStyle: true,
    credentials,
  });
  return { client, bucket: S3_BUCKET || 'settln' };
}
