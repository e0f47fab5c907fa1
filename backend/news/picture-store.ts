import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { NewsConfig } from './config';

/** The bucket whose files ASSETS_URL serves. */
export interface PictureStore {
  /** Returns the picture's public address. */
  put: (key: string, bytes: Buffer) => Promise<string>;
  close: () => void;
}

export function openPictureStore(bucket: NonNullable<NewsConfig['bucket']>): PictureStore {
  const client = new S3Client({
    region: bucket.region,
    endpoint: bucket.endpoint,
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    credentials: { accessKeyId: bucket.accessKeyId, secretAccessKey: bucket.secretAccessKey },
  });
  return {
    put: async (Key, Body) => {
      const object = { Bucket: bucket.name, Key, Body, ContentType: 'image/webp' };
      await client.send(
        new PutObjectCommand({ ...object, CacheControl: 'public, max-age=31536000, immutable' }),
      );
      return `${bucket.assetsUrl}/${Key}`;
    },
    close: () => client.destroy(),
  };
}
