import { fileURLToPath } from 'node:url';
import type { NextConfig } from 'next';
import { ICON_SPRITE } from '@/components/ui/icon-sprite.gen';
import { productFrom } from '@/lib/domain/site/product';
import { strictTransport } from '@/lib/domain/site/strict-transport';
import { agentPatterns } from '@/lib/domain/slates/user-agent';
import { ALL_LOCALES, DEFAULT_LOCALE } from '@/lib/texts/locales';
import { englishRewrite, pageRedirects } from '@/lib/url/locale-routing';
import { sharedRewrites } from '@/lib/url/shared-pages';

// Those that are not served as well: the front door refuses their addresses.
const OTHER_LOCALES = ALL_LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

/**
 * The policy of what is no page: nothing in it may run. A page brings its own (`lib/http/door/csp.ts`),
 * which takes the place of this one. The development server has this one only: it compiles with eval,
 * injects styles, and keeps no copies of pages whose scripts could have hashes.
 */
const policy =
  process.env.NODE_ENV === 'development'
    ? [
        "default-src 'self' data: blob: 'unsafe-inline' 'unsafe-eval'",
        // Wherever the assets host and the storage for uploads are.
        'img-src * data: blob:',
        'connect-src *',
        "frame-ancestors 'none'",
      ].join('; ')
    : [
        "default-src 'none'",
        "style-src 'unsafe-inline'",
        "img-src 'self' data:",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
      ].join('; ');

/** Sent with everything, static files and errors included. */
const headers = {
  'Content-Security-Policy': policy,
  'Strict-Transport-Security': strictTransport(process.env.HSTS_INCLUDE_SUBDOMAINS),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

const config: NextConfig = {
  // A second copy (tests, a second dev server) builds into a folder of its own.
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  // For the container: the server with just those packages that it needs.
  output: process.env.NEXT_OUTPUT === 'standalone' ? 'standalone' : undefined,
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm test` and `npm run verify` check types, so that starting the product need not wait for it.
  typescript: { ignoreBuildErrors: true },
  // Metadata stays in <head> for every reader: link previews do not run scripts, and streamed
  // metadata would turn a 404 into a 200.
  htmlLimitedBots: /.*/,
  // Pictures come from the assets host as they are (uploads are scaled to 2,048 pixels). Without
  // the optimiser there is no endpoint that fetches whatever its query names.
  images: { unoptimized: true, remotePatterns: [], maximumRedirects: 0 },
  // Copies of pages and reads are kept by lib/cache, and by nothing of Next's beside it.
  cacheHandler: fileURLToPath(new URL('lib/cache/handler.mjs', import.meta.url)),
  cacheMaxMemorySize: 0,
  // Bundled, it would be compiled and loaded once for each of forty endpoints.
  serverExternalPackages: ['undici'],
  // A copy that is older, in seconds, is not shown while it is made anew.
  expireTime: 60,
  experimental: {
    isrFlushToDisk: false,
    globalNotFound: true,
    // Seconds for which the browser may show a page that it fetched ahead.
    staleTimes: { static: 120 },
    // As with pages: otherwise `/API/...` and `/EN/...` would pass the rewrites for calls and
    // languages.
    caseSensitiveRoutes: true,
    serverActions: { bodySizeLimit: '100kb' },
    // Nothing reads the maps of a build, which are three quarters of its files.
    turbopackSourceMaps: process.env.NODE_ENV === 'development',
    // Written for the next build, it would take a third of this one's time.
    turbopackFileSystemCacheForBuild: false,
  },
  async redirects() {
    const rules = pageRedirects(DEFAULT_LOCALE, OTHER_LOCALES);
    return rules.map((rule) => ({ ...rule, permanent: false }));
  },
  async rewrites() {
    // After the files of the site, so that only possible pages are rewritten into `app/[locale]`.
    const rewrite = englishRewrite(DEFAULT_LOCALE, OTHER_LOCALES);
    const toCopies = sharedRewrites({
      english: DEFAULT_LOCALE,
      others: OTHER_LOCALES,
      ...agentPatterns(productFrom({ name: process.env.NEXT_PUBLIC_PRODUCT_NAME }).name),
    });
    return { beforeFiles: toCopies, afterFiles: [rewrite], fallback: [] };
  },
  async headers() {
    return [
      {
        source: '/:path*',
        headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
      },
      {
        // Who knows the address of a feed sees the visits. These headers win over those of a route.
        source: '/calendar/:path*',
        headers: [{ key: 'Referrer-Policy', value: 'no-referrer' }],
      },
      {
        // Its name changes with its content.
        source: ICON_SPRITE,
        headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
      },
      {
        // Their names stay the same, and browsers would ask for them on each page.
        source: '/:file(favicon\\.ico|icon\\.svg|apple-icon\\.png|opengraph-image\\.png)',
        headers: [{ key: 'Cache-Control', value: 'public, max-age=86400' }],
      },
    ];
  },
};

export default config;
