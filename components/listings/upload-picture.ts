import { callApi } from '@/lib/api/call-api';
import { IMAGE_MESSAGES, isImageType } from '@/lib/domain/upload';
import { PictureError, prepareImage } from './prepare-image';
import { putFile } from './put-file';

/** How an upload ended. `isSignedOut`: the session is over, and trying again alone will not help. */
export type Uploaded =
  | { ok: true; url: string }
  | { ok: false; message: string; isSignedOut: boolean };

const failed = (message: string, isSignedOut = false): Uploaded => ({
  ok: false,
  message,
  isSignedOut,
});

async function prepare(file: File): Promise<Blob | PictureError> {
  try {
    return await prepareImage(file);
  } catch (error) {
    if (error instanceof PictureError) return error;
    throw error;
  }
}

/** Prepares a picture, asks our server for a place and puts it there. Never throws. */
export async function uploadPicture(
  kind: 'service' | 'event',
  file: File,
  onProgress: (part: number) => void,
): Promise<Uploaded> {
  const picture = await prepare(file);
  if (picture instanceof PictureError) return failed(picture.message);
  if (!isImageType(picture.type)) return failed(IMAGE_MESSAGES.notPicture);
  const ticket = await callApi('POST /api/uploads', {
    kind,
    contentType: picture.type,
    contentLength: picture.size,
    fileName: file.name.slice(0, 1000),
  });
  if (!ticket.ok) {
    const { code, fields, message } = ticket;
    const reason = fields ? Object.values(fields)[0] : undefined;
    return failed(reason ?? message, code === 'not_signed_in');
  }
  const { uploadUrl, headers, imageUrl } = ticket.answer;
  const isStored = await putFile(uploadUrl, headers, picture, onProgress);
  return isStored ? { ok: true, url: imageUrl } : failed(IMAGE_MESSAGES.interrupted);
}
