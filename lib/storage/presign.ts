import 'server-only';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { env } from '@/lib/env';
import { storageClient } from './client';

/** UPL-003. */
export const DEFAULT_SECONDS = 900;

export interface Upload {
  key: string;
  contentType: string;
  contentLength: number;
}

/** Any other header, type or length breaks the signature. */
export interface PresignedUpload {
  uploadUrl: string;
  headers: Record<string, string>;
}

/**
 * Presigns one PUT of this type and length; the storage answers 412 if the key is in use. Sends
 * nothing.
 */
export async function presignUpload(
  { key, contentType, contentLength }: Upload,
  expiresSeconds = DEFAULT_SECONDS,
): Promise<PresignedUpload> {
  const command = new PutObjectCommand({
    Bucket: env().S3_BUCKET,
    Key: key,
    ContentType: contentType,
    ContentLength: contentLength,
    IfNoneMatch: '*',
  });
  const uploadUrl = await getSignedUrl(storageClient(), command, {
    expiresIn: expiresSeconds,
    // By default the signature would not include the type.
    signableHeaders: new Set(['content-type', 'content-length', 'if-none-match']),
  });
  return { uploadUrl, headers: { 'content-type': contentType, 'if-none-match': '*' } };
}
