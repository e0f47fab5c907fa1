import 'server-only';
import { S3Client } from '@aws-sdk/client-s3';
import { env } from '@/lib/server/env';
import { STORAGE_TRIES } from './storage-error';

let known: S3Client | undefined;

/** Any S3 service; region auto by default (UPL-008). */
export function storageClient(): S3Client {
  const { S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env();
  known ??= new S3Client({
    region: S3_REGION,
    endpoint: S3_ENDPOINT,
    // With the bucket in the path, the policy names one origin.
    forcePathStyle: true,
    // Else a presigned URL has an empty body's checksum.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    maxAttempts: STORAGE_TRIES,
    credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
  });
  return known;
}
