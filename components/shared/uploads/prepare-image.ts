import type { FieldProblem } from '@/lib/shared/domain/field-problem';
import {
  IMAGE_BYTES,
  IMAGE_PROBLEMS,
  IMAGE_SIDE,
  isImageType,
} from '@/lib/shared/domain/uploads/image';
import { withoutMetadata } from '@/lib/shared/domain/uploads/strip-metadata';

export class PictureError extends Error {
  override readonly name = 'PictureError';

  constructor(
    readonly problem: FieldProblem,
    options?: ErrorOptions,
  ) {
    super(problem.key, options);
  }
}

const QUALITY = 0.86;

async function decode(file: File): Promise<ImageBitmap> {
  if (file.size === 0) throw new PictureError(IMAGE_PROBLEMS.empty);
  try {
    // Drawing loses the camera's orientation.
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (cause) {
    throw new PictureError(IMAGE_PROBLEMS.notPicture, { cause });
  }
}

function draw(bitmap: ImageBitmap): HTMLCanvasElement {
  const scale = Math.min(1, IMAGE_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new PictureError(IMAGE_PROBLEMS.notPicture);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function toBlob(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const keep = (blob: Blob | null) =>
      // Browsers that cannot write the type write PNG.
      blob ? resolve(blob) : reject(new PictureError(IMAGE_PROBLEMS.notPicture));
    canvas.toBlob(keep, type, QUALITY);
  });
}

/** Removes Safari's metadata, which our server would refuse. */
async function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  const blob = await toBlob(canvas, type);
  if (!isImageType(blob.type)) return blob;
  const bytes = withoutMetadata(new Uint8Array(await blob.arrayBuffer()), blob.type);
  return new Blob([bytes], { type: blob.type });
}

/** Transparent pixels would be black in a JPEG. */
function flatten(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}

/**
 * Upright, at most 2,048 pixels a side, no metadata; JPEG, PNG and WebP keep their type, others
 * become JPEG. Throws {@link PictureError}.
 */
export async function prepareImage(file: File): Promise<Blob> {
  const bitmap = await decode(file);
  const canvas = draw(bitmap);
  bitmap.close();
  const own = isImageType(file.type) ? await encode(canvas, file.type) : null;
  if (own && own.size <= IMAGE_BYTES && isImageType(own.type)) return own;
  return encode(flatten(canvas), 'image/jpeg');
}
