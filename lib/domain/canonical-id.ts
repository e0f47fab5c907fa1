const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * One spelling for all that certainly mean one thing: a UUID in lower case, a whole number without
 * leading zeros, nothing around it. Any other id stays as it is. For comparing and keeping, not for
 * asking {host}, which may know one spelling only.
 */
export function canonicalId(text: string): string {
  const id = text.trim();
  if (UUID.test(id)) return id.toLowerCase();
  return /^\d+$/.test(id) ? id.replace(/^0+(?=\d)/, '') : id;
}
