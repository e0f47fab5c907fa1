import 'server-only';
import type { FieldProblem } from '@/lib/domain/field-problem';
import { IMAGE_BYTES, IMAGE_PROBLEMS, LARGEST_SIDE } from '@/lib/domain/uploads/image';
import { readPictureHeader } from './picture-bytes';
import { isUploadOf } from './picture-key';
import { readPicture } from './read-picture';
import { isTransient, StorageError, toAppError } from './storage-error';

/** Few, since each may be 10 MB. */
const AT_ONCE = 4;

async function readStored(imageUrl: string) {
  try {
    return await readPicture(imageUrl);
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    if (isTransient(error)) throw toAppError(error);
    return null;
  }
}

/**
 * Why a service or event of this user may not name a picture; null when it may. Its address must
 * be one that we gave to this user, and its bytes a still picture of the type it is served as.
 * Throws `AppError` while the storage does not answer.
 */
export async function findImageFault(
  imageUrl: string,
  userId: string,
): Promise<FieldProblem | null> {
  if (!isUploadOf(imageUrl, userId)) return IMAGE_PROBLEMS.foreign;
  const stored = await readStored(imageUrl);
  if (!stored) return IMAGE_PROBLEMS.missing;
  if (stored.total > IMAGE_BYTES) return IMAGE_PROBLEMS.tooLarge;
  const picture = readPictureHeader(stored.bytes);
  if (!picture || picture.type !== stored.contentType) return IMAGE_PROBLEMS.notPicture;
  if (picture.isAnimated) return IMAGE_PROBLEMS.animated;
  if (picture.hasMetadata) return IMAGE_PROBLEMS.metadata;
  const { width, height } = picture;
  const isSized = width > 0 && height > 0 && Math.max(width, height) <= LARGEST_SIDE;
  return isSized ? null : IMAGE_PROBLEMS.dimensions;
}

/**
 * The first fault among pictures, after the position of its picture if there are several; null when
 * there is none. Reads a few pictures at once. Throws like {@link findImageFault}.
 */
export async function findFirstImageFault(
  imageUrls: readonly string[],
  userId: string,
): Promise<FieldProblem[] | null> {
  for (let at = 0; at < imageUrls.length; at += AT_ONCE) {
    const some = imageUrls.slice(at, at + AT_ONCE);
    const faults = await Promise.all(some.map((url) => findImageFault(url, userId)));
    const index = faults.findIndex((fault) => fault !== null);
    const fault = faults[index];
    if (!fault) continue;
    const position: FieldProblem = { key: 'imagePosition', values: { position: at + index + 1 } };
    return imageUrls.length > 1 ? [position, fault] : [fault];
  }
  return null;
}
