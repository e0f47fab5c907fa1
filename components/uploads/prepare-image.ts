import { IMAGE_BYTES, IMAGE_MESSAGES, IMAGE_SIDE, isImageType } from '@/lib/domain/uploads/image';
import { withoutMetadata } from '@/lib/domain/uploads/strip-metadata';

/** A picture that cannot be uploaded; the message says why. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
}

const QUALITY = 0.86;

async function decode(file: File): Promise<ImageBitmap> {
  if (file.size === 0) throw new PictureError(IMAGE_MESSAGES.empty);
  try {
    // Upright: the browser turns by what the camera noted, which is lost below.
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (cause) {
    throw new PictureError(IMAGE_MESSAGES.notPicture, { cause });
  }
}

function draw(bitmap: ImageBitmap): HTMLCanvasElement {
  const scale = Math.min(1, IMAGE_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new PictureError(IMAGE_MESSAGES.notPicture);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function toBlob(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const keep = (blob: Blob | null) =>
      // A browser that cannot write the type writes PNG instead, and says so in the blob.
      blob ? resolve(blob) : reject(new PictureError(IMAGE_MESSAGES.notPicture));
    canvas.toBlob(keep, type, QUALITY);
  });
}

/** Safari notes sizes and more in what a canvas draws, which the server takes for a camera's notes. */
async function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  const blob = await toBlob(canvas, type);
  if (!isImageType(blob.type)) return blob;
  const bytes = withoutMetadata(new Uint8Array(await blob.arrayBuffer()), blob.type);
  return new Blob([bytes], { type: blob.type });
}

/** JPEG knows no transparency: what shows through becomes white, not black. */
function flatten(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}

/**
 * A file as it is uploaded: upright, at most 2,048 pixels a side, drawn anew and so without the
 * place, the camera and whatever else was noted in it. JPEG, PNG and WebP stay what they are; what
 * else the browser can read becomes JPEG. Throws {@link PictureError}.
 */
export async function prepareImage(file: File): Promise<Blob> {
  const bitmap = await decode(file);
  const canvas = draw(bitmap);
  bitmap.close();
  const own = isImageType(file.type) ? await encode(canvas, file.type) : null;
  if (own && own.size <= IMAGE_BYTES && isImageType(own.type)) return own;
  return encode(flatten(canvas), 'image/jpeg');
}
