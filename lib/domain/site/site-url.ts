/** What SITE_URL has to be, for whoever starts a process. */
export const SITE_URL_HINT =
  'the address visitors use, without a path, for example https://settln.example';

/** Whether an address is an origin and nothing more: pages, cookies and links live at its root. */
export function isOriginOnly(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { pathname, search, hash, username } = new URL(text);
  return pathname === '/' && !search && !hash && !username;
}
