import { createHash } from 'node:crypto';
import type { Check } from './check';

/** What every answer carries, pages and others. */
export const EXPECTED_HEADERS: Readonly<Record<string, RegExp>> = {
  'strict-transport-security': /^max-age=(?:3153\d{4}|[4-9]\d{7}|\d{9,})$/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /^camera=\(\), microphone=\(\), geolocation=\(\), payment=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
  'content-security-policy': /default-src '(?:self|none)';.*frame-ancestors 'none'/,
};

/** Scripts in the page that its policy does not let run. */
export function refusedScripts(html: string, policy: string): number {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>(.*?)<\/script>/gs)];
  return inline.filter(([, attributes = '', script = '']) => {
    if (attributes.includes('type="application/ld+json"')) return false;
    const hash = createHash('sha256').update(script).digest('base64');
    const nonce = /nonce="([^"]+)"/.exec(attributes)?.[1];
    return !policy.includes(hash) && !(nonce && policy.includes(nonce));
  }).length;
}

/** The status, the security headers, and a policy by which the page's own scripts may run. */
export const checkAnswer: Check = async ({ answer, html, row }) => {
  const headers = answer.headers();
  const policy = headers['content-security-policy'] ?? '';
  const faults = Object.entries(EXPECTED_HEADERS)
    .filter(([name, value]) => !value.test(headers[name] ?? ''))
    .map(([name]) => `${name}: ${headers[name]}`);
  if (answer.status() !== (row.status ?? 200)) faults.push(`status ${answer.status()}`);
  if (headers['x-powered-by'] !== undefined) faults.push('x-powered-by');
  if (/script-src[^;]*unsafe-inline/.test(policy)) faults.push(`policy ${policy}`);
  if (refusedScripts(html, policy) > 0) faults.push('a script that may not run');
  return faults;
};
