const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * UUIDs in lower case, numbers without leading zeros. Only for comparing: {host} may know one
 * spelling.
 */
export function canonicalId(text: string): string {
  const id = text.trim();
  if (UUID.test(id)) return id.toLowerCase();
  return /^\d+$/.test(id) ? id.replace(/^0+(?=\d)/, '') : id;
}
