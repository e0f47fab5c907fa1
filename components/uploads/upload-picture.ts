import { callApi } from '@/lib/api/call-api';
import { IMAGE_PROBLEMS, isImageType } from '@/lib/domain/uploads/image';
import type { Texts } from '@/lib/texts/texts';
import { PictureError, prepareImage } from './prepare-image';
import { putFile } from './put-file';

/** How an upload ended: `refused` if the file is not allowed, `signedOut` if the session is over. */
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

/** Prepares a picture, asks our server for an upload address and uploads it. Never throws. */
export async function uploadPicture(
  kind: 'service' | 'event',
  file: File,
  onProgress: (part: number) => void,
  t: Texts<'errors.fields'>,
): Promise<Uploaded> {
  const picture = await prepare(file);
  if (picture instanceof PictureError) return failed('refused', t.of(picture.problem));
  if (!isImageType(picture.type)) return failed('refused', t.of(IMAGE_PROBLEMS.notPicture));
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
  return isStored
    ? { ok: true, url: imageUrl }
    : failed('interrupted', t.of(IMAGE_PROBLEMS.interrupted));
}
