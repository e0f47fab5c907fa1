/** SVG and HTML are left out, because they could run scripts under our origin. */
export const MEDIA_CONTENT_TYPES = {
  image: ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'],
  video: ['video/mp4', 'video/webm', 'video/quicktime', 'video/ogg'],
} as const;

type Kind = keyof typeof MEDIA_CONTENT_TYPES;

const ALIASES = new Map([
  ['image/jpg', 'image/jpeg'],
  ['image/pjpeg', 'image/jpeg'],
  ['video/x-m4v', 'video/mp4'],
  ['application/mp4', 'video/mp4'],
]);

/** Types that storages send if they do not know the type. */
const UNTOLD = ['application/octet-stream', 'binary/octet-stream'];
const BY_ENDING = new Map([
  ...['jpg', 'jpeg', 'jfif'].map((ending): [string, string] => [ending, 'image/jpeg']),
  ...['png', 'webp', 'gif', 'avif'].map((ending): [string, string] => [ending, `image/${ending}`]),
  ['mp4', 'video/mp4'],
  ['m4v', 'video/mp4'],
  ['webm', 'video/webm'],
  ['mov', 'video/quicktime'],
  ['ogv', 'video/ogg'],
]);

/**
 * Takes the type that the server gives. For mere bytes (`UNTOLD`), the end of the path decides.
 * Null for no type, and for types that are not passed on.
 */
export function findMediaType(kind: Kind, said: string, pathname: string): string | null {
  const name = said.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const ending = /\.(\w{2,5})$/.exec(pathname)?.[1]?.toLowerCase() ?? '';
  const type = UNTOLD.includes(name) ? BY_ENDING.get(ending) : (ALIASES.get(name) ?? name);
  return MEDIA_CONTENT_TYPES[kind].find((known) => known === type) ?? null;
}
