import type { FieldProblem } from '@/lib/shared/domain/field-problem';

/** Types with the extension of the stored key (rulings). */
export const IMAGE_TYPES = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
} as const;
export type ImageType = keyof typeof IMAGE_TYPES;

/** In bytes. */
export const IMAGE_BYTES = 10 * 1024 * 1024;

/** In pixels. Browsers make pictures with longer sides smaller. */
export const IMAGE_SIDE = 2048;

/** In pixels. Pictures with longer sides are refused. */
export const LARGEST_SIDE = 4096;

export function isImageType(type: string): type is ImageType {
  return Object.hasOwn(IMAGE_TYPES, type);
}

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
