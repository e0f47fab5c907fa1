const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Writes UUIDs in small letters, and numbers without zeros in front. Use it only to compare ids,
 * because {host} may know only one spelling.
 */
export function canonicalId(text: string): string {
  const id = text.trim();
  if (UUID.test(id)) return id.toLowerCase();
  return /^\d+$/.test(id) ? id.replace(/^0+(?=\d)/, '') : id;
}
