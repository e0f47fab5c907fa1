/** Unless it begins with http or https. */
export function withHttps(typed: string): string {
  const address = typed.trim();
  return address === '' || /^https?:\/\//i.test(address) ? address : `https://${address}`;
}

/** As on the server, for text with http or https. */
export function isWebAddress(address: string): boolean {
  // The prefix makes "https://ftp://a" of another protocol.
  return URL.canParse(address) && /^https?:\/\/(?!\w+:\/\/)[^\s/]/i.test(address);
}
