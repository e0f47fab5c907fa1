import type { NextConfig } from 'next';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/texts/locales';
import { englishRewrite, pageRedirects } from '@/lib/url/locale-routing';

const OTHER_LOCALES = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

/**
 * The policy of prerendered pages: our own words, whose scripts cannot carry a nonce. Where
 * proxy.ts runs, its stricter policy takes the place of this one.
 */
const policy = [
  "default-src 'self'",
  `script-src 'self' 'unsafe-inline'${process.env.NODE_ENV === 'development' ? " 'unsafe-eval'" : ''}`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Sent with everything, static files and errors included. */
const headers = {
  'Content-Security-Policy': policy,
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

const config: NextConfig = {
  // A second copy (tests, a second dev server) builds into a folder of its own.
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm test` and `npm run verify` check types; who starts the product should not wait for it.
  typescript: { ignoreBuildErrors: true },
  // Metadata stays in <head> for every reader: link unfurlers do not run scripts,
  // and streamed metadata would turn a 404 into a 200.
  htmlLimitedBots: /.*/,
  // Pictures come from the assets host as they are (uploads are scaled to 2,048 pixels). Without
  // the optimiser there is no endpoint that fetches what its query names.
  images: { unoptimized: true, remotePatterns: [], maximumRedirects: 0 },
  // What is shared for a minute stays in memory, up to this many bytes. On the disk it would grow
  // with every id that is asked for, and outlive the process that could forget it.
  cacheMaxMemorySize: 50 * 1024 * 1024,
  experimental: {
    isrFlushToDisk: false,
    globalNotFound: true,
    // As pages are: else `/API/...` and `/EN/...` would pass the rewrite for calls and languages.
    caseSensitiveRoutes: true,
    proxyClientMaxBodySize: '1mb',
    serverActions: { bodySizeLimit: '100kb' },
  },
  async redirects() {
    const rules = pageRedirects(DEFAULT_LOCALE, OTHER_LOCALES);
    return rules.map((rule) => ({ ...rule, permanent: false }));
  },
  async rewrites() {
    // After the files of the site, so that only what may be a page is led into `app/[locale]`.
    const rewrite = englishRewrite(DEFAULT_LOCALE, OTHER_LOCALES);
    return { beforeFiles: [], afterFiles: [rewrite], fallback: [] };
  },
  async headers() {
    return [
      {
        source: '/:path*',
        headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
      },
    ];
  },
};

export default config;
