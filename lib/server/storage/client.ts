import 'server-only';
import { S3Client } from '@aws-sdk/client-s3';
import { env } from '@/lib/server/env';
import { STORAGE_TRIES } from './storage-error';

let known: S3Client | undefined;

/** Works with any S3 service. The region is "auto" by default (UPL-008). */
export function storageClient(): S3Client {
  const { S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env();
  known ??= new S3Client({
    region: S3_REGION,
    endpoint: S3_ENDPOINT,
    // The bucket is in the path, so that the policy needs to name only one origin.
    forcePathStyle: true,
    // Otherwise a presigned URL would have the checksum of an empty body.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    maxAttempts: STORAGE_TRIES,
    credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
  });
  return known;
}
