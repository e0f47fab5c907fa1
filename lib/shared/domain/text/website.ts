/** Adds `https://` unless the text begins with http or https. */
export function withHttps(typed: string): string {
  const address = typed.trim();
  return address === '' || /^https?:\/\//i.test(address) ? address : `https://${address}`;
}

/** The same check as on the server, for a text with http or https. */
export function isWebAddress(address: string): boolean {
  // The added prefix makes "https://ftp://a" of an address with another protocol.
  return URL.canParse(address) && /^https?:\/\/(?!\w+:\/\/)[^\s/]/i.test(address);
}
