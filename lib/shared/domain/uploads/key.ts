const OF_SERVICE = String.raw`services/\d{13}-([0-9a-f]{32})\.\w+`;
const OF_EVENT = 'events/([0-9a-f-]{36})/[^/]+';
const KEY = new RegExp(`^(?:${OF_SERVICE}|${OF_EVENT})$`);
const KEY_AT_END = new RegExp(`/(${OF_SERVICE}|${OF_EVENT})$`);

/** Returns 32 hex digits, or null for other keys. */
export function stampOf(key: string): string | null {
  const [, ofService, ofEvent] = KEY.exec(key) ?? [];
  return ofService ?? ofEvent?.replaceAll('-', '') ?? null;
}

/** Works for any host. Null for other addresses. */
export function uploadKeyIn(address: string): string | null {
  const [, key] = KEY_AT_END.exec(address) ?? [];
  if (key === undefined) return null;
  try {
    return decodeURIComponent(key);
  } catch {
    return null;
  }
}
