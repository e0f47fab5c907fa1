import 'server-only';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { env } from '@/lib/server/env';
import type { UploadRequest, UploadTicket } from '@/lib/shared/contract/uploads';
import { storageClient } from './client';
import { createEventKey, createServiceKey, toImageUrl } from './picture-key';

/** UPL-003. */
export const DEFAULT_SECONDS = 900;

export interface Upload {
  key: string;
  contentType: string;
  contentLength: number;
}

/** The signature is valid only for these headers, this type and this length. */
export interface PresignedUpload {
  uploadUrl: string;
  headers: Record<string, string>;
}

/** The storage answers 412 if the key is in use. This function sends nothing. */
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
    // Without this, the type would not be signed.
    signableHeaders: new Set(['content-type', 'content-length', 'if-none-match']),
  });
  return { uploadUrl, headers: { 'content-type': contentType, 'if-none-match': '*' } };
}

/** UPL-002. */
const UPLOAD_SECONDS = 3600;

export async function createUpload(
  { kind, contentType, contentLength, fileName }: UploadRequest,
  userId: string,
): Promise<UploadTicket> {
  const key =
    kind === 'service'
      ? createServiceKey(userId, contentType, Date.now())
      : createEventKey(userId, contentType, fileName);
  const presigned = await presignUpload({ key, contentType, contentLength }, UPLOAD_SECONDS);
  return { ...presigned, imageUrl: toImageUrl(key) };
}
