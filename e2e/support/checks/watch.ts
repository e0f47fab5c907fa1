import type { Page } from 'playwright/test';
import type { Product } from '../product';

/** What only the servers know; none of it may reach a browser. */
function secretsOf({ kept: { storagePort, ...kept }, backendUrl }: Product): string[] {
  const secrets = [...Object.values(kept), backendUrl, new URL(backendUrl).host];
  const short = secrets.filter((secret) => !secret || secret.length < 8);
  if (short.length > 0) throw new Error('A secret is too short to be looked for.');
  return secrets;
}

const READ = ['document', 'script', 'stylesheet', 'fetch', 'xhr'];

/**
 * Watches a page for errors in its console, broken policies, and secrets in what it gets. What was
 * seen is said once, when it is asked for.
 */
export function watch(page: Page, product: Product) {
  const secrets = secretsOf(product);
  const seen = new Set<string>();
  const files = new Set<string>();
  const readings: Promise<void>[] = [];
  const note = (what: string) => seen.add(`${what} at ${new URL(page.url()).pathname}`);
  page.on('pageerror', ({ message }) => note(message));
  page.on('console', (message) => {
    // The status of the page itself, which another check compares.
    const isStatus = message.location().url === page.url();
    if (message.type() === 'error' && !isStatus) note(message.text());
    else if (/Content Security Policy|Permissions.Policy/i.test(message.text()))
      note(message.text());
  });
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (!READ.includes(type)) return;
    if (type === 'script' || type === 'stylesheet') {
      if (files.has(response.url())) return;
      files.add(response.url());
    }
    const read = async () => {
      const body = await response.text().catch(() => '');
      const headers = JSON.stringify(response.headers());
      if (secrets.some((secret) => body.includes(secret) || headers.includes(secret))) {
        seen.add(`a secret in ${response.url()}`);
      }
    };
    readings.push(read());
  });
  return async (): Promise<string[]> => {
    await Promise.all(readings);
    return [...seen];
  };
}
