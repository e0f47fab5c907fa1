/** A web address as typed, with `https://` before it unless it begins with http or https already. */
export function withHttps(typed: string): string {
  const address = typed.trim();
  return address === '' || /^https?:\/\//i.test(address) ? address : `https://${address}`;
}

/** Whether a text that begins with http or https is an address, as the server will judge it. */
export function isWebAddress(address: string): boolean {
  // "https://ftp://a" is what the prefix makes of another protocol.
  return URL.canParse(address) && /^https?:\/\/(?!\w+:\/\/)[^\s/]/i.test(address);
}
