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

/** What is wrong with a picture, in the browser and on the server. */
export const IMAGE_MESSAGES = {
  notPicture: 'Use a JPEG, PNG or WebP picture.',
  empty: 'This file is empty.',
  tooLarge: 'Use a picture of 10 MB or less.',
  animated: 'Use a picture that does not move.',
  metadata:
    'This picture still says where or with what it was taken. Please choose the file here again.',
  dimensions: `Use a picture of at most ${LARGEST_SIDE} pixels a side.`,
  foreign: 'Please upload this picture here.',
  missing: 'This picture did not arrive. Please upload it again.',
  interrupted: 'The upload was interrupted.',
} as const;
