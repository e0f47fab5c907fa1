const FILE = /^([\w.-]{1,200})\.ics$/;

/** For calendar programs; the token is the secret part. */
export function feedPath(token: string): string {
  return `/calendar/${token}.ics`;
}

export function feedTokenIn(file: string): string | null {
  return FILE.exec(file)?.[1] ?? null;
}
