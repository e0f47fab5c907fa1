import { availableParallelism } from 'node:os';
import { HeadObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { DemoPicture } from './pictures';
import { toWebp } from './raster';

/** `ASSETS_URL` is the bucket's address for visitors. */
export interface PictureStore {
  S3_ENDPOINT: string;
  S3_REGION: string;
  S3_BUCKET: string;
  S3_ACCESS_KEY_ID: string;
  S3_SECRET_ACCESS_KEY: string;
  ASSETS_URL: string;
}

/** Returns how many were new. */
export async function storePictures(
  env: PictureStore,
  pictures: readonly DemoPicture[],
): Promise<number> {
  const client = new S3Client({
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    credentials: {
      accessKeyId: env.S3_ACCESS_KEY_ID,
      secretAccessKey: env.S3_SECRET_ACCESS_KEY,
    },
  });
  const waiting = [...pictures];
  let drawn = 0;
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      if (await isStored(client, env.S3_BUCKET, next.key)) continue;
      await client.send(
        new PutObjectCommand({
          Bucket: env.S3_BUCKET,
          Key: next.key,
          Body: await toWebp(next.svg, next.size),
          ContentType: 'image/webp',
        }),
      );
      drawn += 1;
    }
  };
  try {
    await Promise.all(Array.from({ length: availableParallelism() + 2 }, work));
  } finally {
    client.destroy();
  }
  return drawn;
}

async function isStored(client: S3Client, bucket: string, key: string): Promise<boolean> {
  try {
    await client.send(new HeadObjectCommand({ Bucket: bucket, Key: key }));
    return true;
  } catch (error) {
    if (error instanceof Error && error.name === 'NotFound') return false;
    throw error;
  }
}
