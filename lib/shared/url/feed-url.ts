const FILE = /^([\w.-]{1,200})\.ics$/;

/** The token is secret. */
export function feedPath(token: string): string {
  return `/calendar/${token}.ics`;
}

export function feedTokenIn(file: string): string | null {
  return FILE.exec(file)?.[1] ?? null;
}
