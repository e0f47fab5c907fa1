const FILE = /^([\w.-]{1,200})\.ics$/;

/** Where a calendar program finds a provider's visits; the token is the secret of that address. */
export function feedPath(token: string): string {
  return `/calendar/${token}.ics`;
}

/** The token in the last part of such an address; null for any other text. */
export function feedTokenIn(file: string): string | null {
  return FILE.exec(file)?.[1] ?? null;
}
