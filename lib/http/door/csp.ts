import 'server-only';
import { createHash } from 'node:crypto';
import { env } from '@/lib/env';
import { policyAt } from '@/lib/url/pages';

const GOOGLE = 'https://accounts.google.com';

/** What a policy depends on besides the page: where pictures come from, and how the site runs. */
export interface CspSettings {
  assetsOrigin: string;
  /** Where the portal's pages upload pictures to. */
  uploadOrigin: string;
  /** Where signing in leads: browsers ask the form's page also about the redirects that follow. */
  signInOrigin: string;
  isHttps: boolean;
}

/** The settings of this process. */
export function cspSettings(): CspSettings {
  const { ASSETS_URL, OIDC_ISSUER, S3_ENDPOINT, SITE_URL } = env();
  return {
    assetsOrigin: new URL(ASSETS_URL).origin,
    uploadOrigin: new URL(S3_ENDPOINT).origin,
    signInOrigin: new URL(OIDC_ISSUER ?? GOOGLE).origin,
    isHttps: SITE_URL.startsWith('https:'),
  };
}

/** The policy of a page that is rendered for one visitor; its scripts carry the nonce. */
export function pagePolicy(pathname: string, nonce: string, settings: CspSettings): string {
  const { signInOrigin, uploadOrigin } = settings;
  const isPortal = policyAt(pathname) === 'portal';
  return policyWith(settings, {
    scripts: [`'nonce-${nonce}'`, "'strict-dynamic'"],
    styles: [`'nonce-${nonce}'`],
    ...(isPortal && { signIn: [signInOrigin], upload: [uploadOrigin] }),
  });
}

/**
 * The policy of a page that all visitors share, where a nonce would be known to everybody: the
 * scripts and styles in it may run because their hashes are named.
 */
export function sharedPagePolicy(html: string, settings: CspSettings): string {
  return policyWith(settings, {
    scripts: hashesOf(html, INLINE_SCRIPT),
    styles: hashesOf(html, INLINE_STYLE),
  });
}

/** Scripts without an address; JSON-LD is data and never runs. */
const INLINE_SCRIPT = /<script(?![^>]*(?:\ssrc=|application\/ld\+json))[^>]*>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

function hashesOf(html: string, pattern: RegExp): string[] {
  const hash = (text: string) => createHash('sha256').update(text).digest('base64');
  return [...new Set([...html.matchAll(pattern)].map(([, text = '']) => `'sha256-${hash(text)}'`))];
}

interface Sources {
  scripts: string[];
  styles: string[];
  signIn?: string[];
  upload?: string[];
}

const listed = (sources: readonly string[]) => ["'self'", ...sources].join(' ');

function policyWith(
  { assetsOrigin, isHttps }: CspSettings,
  { scripts, styles, signIn = [], upload = [] }: Sources,
): string {
  return [
    "default-src 'self'",
    `script-src ${listed(scripts)}`,
    `style-src ${listed(styles)}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob: ${assetsOrigin}`,
    "font-src 'self'",
    `connect-src ${listed(upload)}`,
    "media-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${listed(signIn)}`,
    "frame-ancestors 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** The policy of answers that are data: nothing of them may run, wherever they are opened. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";
