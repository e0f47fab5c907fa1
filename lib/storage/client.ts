import 'server-only';
import { S3Client } from '@aws-sdk/client-s3';
import { env } from '@/lib/env';
import { STORAGE_TRIES } from './storage-error';

let known: S3Client | undefined;

/** The storage of uploads, any S3 service: by default in region auto (UPL-008). */
export function storageClient(): S3Client {
  const { S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env();
  known ??= new S3Client({
    region: S3_REGION,
    endpoint: S3_ENDPOINT,
    // The bucket is part of the path, so that the content security policy has to name one origin
    // only.
    forcePathStyle: true,
    // Otherwise a presigned URL has the checksum of an empty body, which no upload matches.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    maxAttempts: STORAGE_TRIES,
    credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
  });
  return known;
}
