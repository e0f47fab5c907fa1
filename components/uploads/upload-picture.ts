import { callApi } from '@/lib/api/call-api';
import { IMAGE_MESSAGES, isImageType } from '@/lib/domain/uploads/image';
import { PictureError, prepareImage } from './prepare-image';
import { putFile } from './put-file';

/** How an upload ended: `refused` for the file itself, `signedOut` because the session is over. */
export type Uploaded =
  | { ok: true; url: string }
  | { ok: false; message: string; why: 'refused' | 'interrupted' | 'signedOut' };

type Failure = Extract<Uploaded, { ok: false }>;

function failed(why: Failure['why'], message: string): Failure {
  return { ok: false, message, why };
}

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
  if (picture instanceof PictureError) return failed('refused', picture.message);
  if (!isImageType(picture.type)) return failed('refused', IMAGE_MESSAGES.notPicture);
  const ticket = await callApi('POST /api/uploads', {
    kind,
    contentType: picture.type,
    contentLength: picture.size,
    fileName: file.name.slice(0, 1000),
  });
  if (!ticket.ok) {
    const reason = Object.values(ticket.fields ?? {})[0];
    if (reason) return failed('refused', reason);
    const isSignedOut = ticket.code === 'not_signed_in';
    return failed(isSignedOut ? 'signedOut' : 'interrupted', ticket.message);
  }
  const { uploadUrl, headers, imageUrl } = ticket.answer;
  const isStored = await putFile(uploadUrl, headers, picture, onProgress);
  return isStored ? { ok: true, url: imageUrl } : failed('interrupted', IMAGE_MESSAGES.interrupted);
}
