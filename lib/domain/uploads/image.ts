import type { FieldProblem } from '@/lib/domain/field-problem';

/** The pictures that may be uploaded (rulings), each with the extension of its key. */
export const IMAGE_TYPES = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
} as const;
export type ImageType = keyof typeof IMAGE_TYPES;

/** The largest picture that is stored, in bytes. */
export const IMAGE_BYTES = 10 * 1024 * 1024;

/** Longer sides are scaled down to this in the browser, in pixels. */
export const IMAGE_SIDE = 2048;

/** Pictures with a longer side than this are refused, in pixels. */
export const LARGEST_SIDE = 4096;

/** Whether a content type is one of the three. */
export function isImageType(type: string): type is ImageType {
  return Object.hasOwn(IMAGE_TYPES, type);
}

/** What can be wrong with a picture, in the browser and on the server. */
export const IMAGE_PROBLEMS = {
  notPicture: { key: 'imageNotPicture' },
  empty: { key: 'imageEmpty' },
  tooLarge: { key: 'imageTooLarge' },
  animated: { key: 'imageAnimated' },
  metadata: { key: 'imageMetadata' },
  dimensions: { key: 'imageDimensions', values: { most: LARGEST_SIDE } },
  foreign: { key: 'imageForeign' },
  missing: { key: 'imageMissing' },
  interrupted: { key: 'imageInterrupted' },
} as const satisfies Record<string, FieldProblem>;
