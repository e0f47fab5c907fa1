/** The cookies of one simulated browser on one host. */
export class CookieJar {
  readonly #cookies = new Map<string, string>();
  /** Every `Set-Cookie` seen, as it was sent. */
  readonly seen: string[] = [];

  keep(response: Response): Response {
    for (const line of response.headers.getSetCookie()) {
      this.seen.push(line);
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      const isGone = /;\s*max-age=0\b|expires=Thu, 01 Jan 1970/i.test(line);
      if (isGone) this.#cookies.delete(pair.slice(0, at));
      else this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  }

  get header(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  get(name: string): string | undefined {
    return this.#cookies.get(name);
  }
}
