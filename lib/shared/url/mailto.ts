/** Does not use `URLSearchParams`, which would write spaces as plus signs. */
export function mailtoHref(to: string, mail: { subject: string; body: string }): string {
  const query = Object.entries(mail).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return `mailto:${to}?${query.join('&')}`;
}
