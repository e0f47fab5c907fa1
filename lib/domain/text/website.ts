/** Adds `https://` unless the text begins with http or https. */
export function withHttps(typed: string): string {
  const address = typed.trim();
  return address === '' || /^https?:\/\//i.test(address) ? address : `https://${address}`;
}

/** Judges like the server; the text begins with http or https. */
export function isWebAddress(address: string): boolean {
  // The prefix turns another protocol into "https://ftp://a".
  return URL.canParse(address) && /^https?:\/\/(?!\w+:\/\/)[^\s/]/i.test(address);
}
