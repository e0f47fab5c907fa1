export const SITE_URL_HINT =
  'the address visitors use, without a path, for example https://settln.example';

/** Pages, cookies and links need an address without a path. */
export function isOriginOnly(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { pathname, search, hash, username } = new URL(text);
  return pathname === '/' && !search && !hash && !username;
}
