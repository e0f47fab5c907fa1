import 'server-only';
import type { UploadRequest, UploadTicket } from '@/lib/contract/uploads';
import { createEventKey, createServiceKey, toImageUrl } from './picture-key';
import { presignUpload } from './presign';

/** UPL-002. */
const UPLOAD_SECONDS = 3600;

/** The key is made here, and valid for one picture within an hour. */
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
