/** The `mailto:` address of an e-mail address as people write it, or "" for what is none. */
export function mailHref(written: string): string {
  const address = written.trim();
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(address)) return '';
  // Encoded, so that no address adds headers of its own to the letter.
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
}
