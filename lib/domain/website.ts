/** A web address as typed, with `https://` before it unless it begins with http or https already. */
export function withHttps(typed: string): string {
  const address = typed.trim();
  return address === '' || /^https?:\/\//i.test(address) ? address : `https://${address}`;
}
